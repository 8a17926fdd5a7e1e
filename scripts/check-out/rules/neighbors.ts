import { attribute } from '../../files/html-tree';
import type { Found, Rule } from '../rule';
import type { Page, Site } from '../site';

/** The address of the previous or next page of a list. */
export const neighborOf = ({ head }: Page, rel: 'prev' | 'next'): string | undefined => {
  const link = head.links.find((candidate) => attribute(candidate, 'rel') === rel);
  return link && attribute(link, 'href');
};

const back = { prev: 'next', next: 'prev' } as const;

/** List pages whose neighbor does not exist or does not link back. */
function unanswered({ canonicalPages }: Site): Found[] {
  const byAddress = new Map(canonicalPages.map((page) => [page.head.canonical[0], page]));
  return canonicalPages.flatMap((page) =>
    (['prev', 'next'] as const).flatMap((rel) => {
      const address = neighborOf(page, rel);
      if (address === undefined) return [];
      const neighbor = byAddress.get(address);
      const named = neighbor && neighborOf(neighbor, back[rel]);
      if (named !== undefined && named === page.head.canonical[0]) return [];
      const found = neighbor
        ? `${rel} is ${address}, whose ${back[rel]} is ${named ?? 'not there'}`
        : `${rel} is ${address}, which no page names as its own`;
      return [{ where: page.path, found }];
    }),
  );
}

export const neighborRules: readonly Rule[] = [
  { name: 'neighbors', fix: 'see neighborsOf in lib/pages/post-list.ts', find: unanswered },
];
