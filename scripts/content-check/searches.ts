import { destination } from '@/lib/links/links';
import { searchList } from '@/lib/search/entries';
import { createSearch } from '@/lib/search/search';
import type { Site } from '@/lib/site/site';
import type { Problem } from '../content-source/problem';

/** Words that are to find a page first, and find another one, in any language. */
export const faultySearches = (sites: readonly Site[]): Problem[] =>
  sites.flatMap((site) => {
    const others = sites.filter(({ language }) => language !== site.language);
    const search = createSearch(searchList(site, others));
    return site.search.answers.flatMap(({ words, ...target }, i) => {
      const { href } = destination(site, target);
      return words.flatMap((word, j) => {
        const [first] = search(word);
        if (first?.href === href) return [];
        return {
          file: 'content/search.ts',
          field: ['answers', i, 'words', j],
          found: `“${word}” finds ${first?.href ?? 'nothing'} first, not ${href}`,
          fix: 'name the page once, and a word at one page only; or choose a place that has an answer',
        };
      });
    });
  });
