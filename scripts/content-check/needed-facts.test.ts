/** @jest-environment node */
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Site } from '@/content/schema/site';
import { checkContent } from './check-content';
import { isReadable, readContentFiles } from './content-files';
import { problemLine } from './problem-line';

const read = readContentFiles(process.cwd()).then((files) => files.filter(isReadable));

const isSite = ({ file }: ContentFile) => file === 'content/site.ts';

/**
 * What the content check says when `content/site.ts` is changed. Files other than `besides` are
 * left out, because checking all of them is slow.
 */
async function reportsOn(change: (site: Site) => object, besides: readonly ContentFile[] = []) {
  const site = (await read).find(isSite);
  if (!site) throw new Error('content/site.ts cannot be read');
  const changed = { ...site, content: change(site.content as Site) };
  return checkContent([changed, ...besides]).map(problemLine);
}

/** The files of pages that show the address of an office. */
const showingOffices = async () =>
  (await read).filter(({ content }) => officesIn(content).length > 0);

function officesIn(content: unknown): string[] {
  const { sections = [] } = content as { sections?: { kind: string; office?: string }[] };
  return sections.flatMap(({ kind, office }) => (kind === 'address-form' && office) || []);
}

test('reports that the head office is missing', async () => {
  const lines = await reportsOn((site) => ({ ...site, offices: site.offices.slice(1) }));
  expect(lines).toContainEqual(
    expect.stringMatching(/offices\[0\]: is not the head office in Tanzania/),
  );
});

test('reports a missing office whose address a page shows', async () => {
  const pages = await showingOffices();
  const cities = pages.flatMap(({ content }) => officesIn(content));
  expect(cities).not.toEqual([]);
  for (const city of cities) {
    const lines = await reportsOn(
      (site) => ({ ...site, offices: site.offices.filter((office) => office.city !== city) }),
      pages,
    );
    expect(lines).toContainEqual(expect.stringContaining(city));
  }
});

test('reports every missing fact of the company', async () => {
  const site = (await read).find(isSite)?.content as Site;
  const groups = { '': site, emails: site.emails, portal: site.portal, legal: site.legal };
  const wishes = Object.entries(groups).flatMap(([group, of]) =>
    Object.keys(of).map((key) => (group ? `${group}.${key}` : key)),
  );
  const kept = await Promise.all(
    wishes.map(async (wish) => {
      const lines = await reportsOn((site) => without(site, wish.split('.')));
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
])('reports that %s has no entry left', async (list, change) => {
  expect(await reportsOn(change)).toContainEqual(
    expect.stringContaining(`content/site.ts › ${list}`),
  );
});

/** A value without what is at this path. */
function without(value: object, [key = '', ...inner]: string[]): object {
  const { [key]: own, ...others } = value as Record<string, unknown>;
  return inner.length > 0 ? { ...others, [key]: without(own as object, inner) } : others;
}
