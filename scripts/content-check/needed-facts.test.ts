/** @jest-environment node */
import type { Site } from '@/content/schema/site';
import { checkContent } from './check-content';
import { isReadable, readContentFiles } from './content-files';
import { problemLine } from './problem-line';

const read = readContentFiles(process.cwd()).then((files) => files.filter(isReadable));

/** What the content check says of these files when `content/site.ts` is changed. */
async function reportsOn(change: (site: Site) => object, isAsked = (_: string) => true) {
  const files = (await read).filter(({ file }) => isAsked(file));
  const site = files.find(({ file }) => file === 'content/site.ts');
  if (!site) throw new Error('content/site.ts cannot be read');
  const changed = { ...site, content: change(site.content as Site) };
  return checkContent(files.map((file) => (file === site ? changed : file))).map(problemLine);
}

test('the head office stays, as the first', async () => {
  const lines = await reportsOn((site) => ({ ...site, offices: site.offices.slice(1) }));
  expect(lines).toContainEqual(
    expect.stringMatching(/offices\[0\]: is not the head office in Tanzania/),
  );
});

test('an office whose address a page shows stays', async () => {
  const forms = (await read).flatMap(({ content }) => {
    const { sections = [] } = content as { sections?: { kind: string; office?: string }[] };
    return sections.flatMap(({ kind, office }) => (kind === 'address-form' && office) || []);
  });
  expect(forms).not.toEqual([]);
  for (const city of forms) {
    const lines = await reportsOn((site) => ({
      ...site,
      offices: site.offices.filter((office) => office.city !== city),
    }));
    expect(lines).toContainEqual(expect.stringContaining(city));
  }
});

test('every fact of the company stays', async () => {
  const site = (await read).find(({ file }) => file === 'content/site.ts')?.content as Site;
  const groups = { '': site, emails: site.emails, portal: site.portal, legal: site.legal };
  const wishes = Object.entries(groups).flatMap(([group, of]) =>
    Object.keys(of).map((key) => (group ? `${group}.${key}` : key)),
  );
  const kept = await Promise.all(
    wishes.map(async (wish) => {
      // Alone, because the other files take their time.
      const isAsked = (file: string) => file === 'content/site.ts';
      const lines = await reportsOn((site) => without(site, wish.split('.')), isAsked);
      return lines.some((line) => line.includes(`content/site.ts › ${wish}`));
    }),
  );
  expect(wishes.filter((_, i) => !kept[i])).toEqual([]);
});

test.each([
  ['social', (site: Site) => ({ ...site, social: [] })],
  ['offices', (site: Site) => ({ ...site, offices: [] })],
  [
    'openingHours.days',
    (site: Site) => ({ ...site, openingHours: { ...site.openingHours, days: [] } }),
  ],
  ['legal.licenses', (site: Site) => ({ ...site, legal: { ...site.legal, licenses: [] } })],
])('%s keeps its last entry', async (list, change) => {
  expect(await reportsOn(change)).toContainEqual(
    expect.stringContaining(`content/site.ts › ${list}`),
  );
});

/** A value without what is at this path. */
function without(value: object, [key = '', ...inner]: string[]): object {
  const { [key]: own, ...others } = value as Record<string, unknown>;
  return inner.length > 0 ? { ...others, [key]: without(own as object, inner) } : others;
}
