/** @jest-environment node */
import { pages } from '@/lib/pages/registry';
import { addressesOf, sharedAddresses } from './addresses';
import { isReadable, readContentFiles } from './content-files';
import { problemLine } from './problem';

const check = (...entries: Parameters<typeof sharedAddresses>[0]) =>
  sharedAddresses(entries).map(problemLine);

test('a page has the addresses that the registry gives it', async () => {
  const files = (await readContentFiles(process.cwd())).filter(isReadable);
  const addresses = addressesOf(files.filter(({ page }) => page !== 'not-found'));
  const byId = (list: readonly { id: string; paths: readonly string[] }[]) =>
    Object.fromEntries(list.map(({ id, paths }) => [id, paths]));
  expect(byId(addresses)).toEqual(byId(pages));
});

test('no two pages of the site have an address in common', () => {
  expect(check(...pages)).toEqual([]);
});

test('an alias that is the address of another page is named', () => {
  expect(
    check(
      { id: 'help/faq', paths: ['/help/faq', '/questions', '/contact'] },
      { id: 'contact', paths: ['/contact'] },
    ),
  ).toEqual([
    'content/help/faq.ts › aliases[1]: /contact is already the address of content/pages/contact.ts; take it out or choose another',
  ]);
});

test('an alias that another page has too is named once', () => {
  expect(
    check({ id: 'about', paths: ['/about', '/us'] }, { id: 'press', paths: ['/press', '/us'] }),
  ).toEqual([
    'content/pages/press.ts › aliases[0]: /us is already the address of content/pages/about.ts; take it out or choose another',
  ]);
});
