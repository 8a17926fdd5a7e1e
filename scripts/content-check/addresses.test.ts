/** @jest-environment node */

import { english } from '@/content/languages/english';
import { fileOfPage } from '@/lib/pages/page-files';
import { siteOf } from '@/lib/site/site-of';
import { addressed, sharedAddresses } from './addresses';
import { isReadable, readContentFiles } from './content-files';
import { problemLine } from './problem-line';

const site = siteOf(english);
const { pages } = site;

const check = (...entries: Parameters<typeof sharedAddresses>[0]) =>
  sharedAddresses(entries).map(problemLine);

const registered = pages.map(({ id, paths }) => ({ file: fileOfPage(id), paths }));

test('a page has the addresses that the registry gives it', async () => {
  const files = (await readContentFiles(process.cwd())).filter(isReadable);
  const byFile = (list: ReturnType<typeof addressed>) =>
    Object.fromEntries(list.map(({ file, paths }) => [file, paths]));
  expect(byFile(addressed(files))).toEqual(byFile(registered));
});

test('every page has a unique address', () => {
  expect(check(...registered)).toEqual([]);
});

const contact = 'content/pages/contact.ts';
const faq = 'content/help/faq.ts';

test('reports an alias that is the address of another page', () => {
  expect(
    check(
      { file: faq, paths: ['/help/faq', '/questions', '/contact'] },
      { file: contact, paths: ['/contact'] },
    ),
  ).toEqual([
    `${faq} › aliases[1]: /contact is already the address of ${contact}; remove it or choose another`,
  ]);
});

test('reports an alias shared by two pages once', () => {
  expect(
    check(
      { file: faq, paths: ['/help/faq', '/us'] },
      { file: contact, paths: ['/contact', '/us'] },
    ),
  ).toEqual([
    `${contact} › aliases[0]: /us is already the address of ${faq}; remove it or choose another`,
  ]);
});
