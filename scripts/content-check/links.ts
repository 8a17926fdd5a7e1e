import { pageIds } from '@/content/page-ids.generated';
import { otherAddresses, target } from '@/content/schema/link';
import { addresses, targetOf } from '@/lib/text/running-text';
import { nearest, suggestion } from '../../lib/text/edit-distance';
import type { ContentFile } from '../content-source/content-file';
import type { Group } from '../content-source/groups';
import type { Problem } from '../content-source/problem';
import { type Fault, groupsIn, inGroups, inTexts } from './walk';

/** A page's anchors: sections, questions, parts of a document, tabs. */
const idsOf = (file: ContentFile): string[] =>
  groupsIn(file).flatMap(({ group: { id } }) => (typeof id === 'string' ? [id] : []));

/** Ids that every page's layout or a map uses. */
const shellIds = ['land', 'top', 'content', 'drawer', 'footer-email'];

export const repeatedIds = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(({ page }) => page !== null)
    .flatMap((file) => {
      const seen = new Set<unknown>(shellIds);
      return inGroups([file], ({ id }) => {
        const isTaken = seen.has(id);
        if (typeof id === 'string') seen.add(id);
        if (!isTaken) return [];
        const found = `"${id}" is already used on this page`;
        return [{ at: ['id'], found, fix: 'choose a unique name' }];
      });
    });

/** Where links in texts can lead, apart from other sites. */
const known = [...pageIds, ...otherAddresses];

/** What is wrong with where a link in a text leads; nothing if it is a page, a channel or a site. */
function unknownAddress(address: string): Fault[] {
  if (target.safeParse(targetOf(address)).success) return [];
  const [page = ''] = address.replace(/^\//, '').split('#');
  const meant = nearest(page, known) ?? known.find((one) => one.endsWith(`/${page}`));
  const otherwise = 'choose a page, like help/faq, or write an address that starts with https://';
  const fix = meant ? `did you mean "${meant}"` : otherwise;
  return [{ found: `has a link to "${address}", which leads nowhere`, fix }];
}

/** Links that lead nowhere. The schema checks those that are fields of their own. */
export function faultyLinks(files: readonly ContentFile[]): Problem[] {
  const pages = new Map(files.map((file) => [file.page, file]));
  const missingPlace = ({ page, fragment }: Group, here: ContentFile): Fault[] => {
    const name = page ?? here.page;
    const to = typeof name === 'string' && pages.get(name);
    if (!to || typeof fragment !== 'string') return [];
    const ids = idsOf(to);
    if (ids.includes(fragment)) return [];
    const found = `names a place that the page "${name}" does not have: "${fragment}"`;
    const choices = ids.length > 0 ? `, or use one of ${ids.join(', ')}` : '';
    return [{ found, fix: suggestion(fragment, ids, `remove it${choices}`) }];
  };
  return [
    ...inGroups(files, (group, file) =>
      missingPlace(group, file).map((fault) => ({ at: ['fragment'], ...fault })),
    ),
    ...inTexts(files, ({ text }, file) =>
      (text.match(addresses) ?? []).flatMap((address) => [
        ...unknownAddress(address),
        ...missingPlace(targetOf(address), file),
      ]),
    ),
  ];
}
