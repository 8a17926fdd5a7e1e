import { readFileSync } from 'node:fs';
import { languages } from '@/content/languages/languages';
import { sitesOf } from '@/lib/site/site';
import { searchList } from '@/lib/search/entries';
import { createSearch } from '@/lib/search/search';
import { destination } from '@/lib/links/links';
const sites = sitesOf(languages);
const wanted = JSON.parse(readFileSync('/tmp/w/wanted.json','utf8'));
for (const site of sites) {
  const search = createSearch(searchList(site, sites.filter((s) => s !== site)));
  const list: [string,string][] = wanted[site.language] ?? [];
  let ok = 0;
  for (const [q, want] of list) {
    const hits = search(q).map(({ href }) => href);
    const good = want.split('|').some((w) => {
      const star = w.endsWith('*'); const [page='', fragment] = w.replace('*','').split('#');
      const path = destination(site, { page } as any).href;
      const target = fragment ? `${path}#${fragment}` : path;
      const first = hits[0] ?? '';
      return star ? first === target || first.startsWith(path) : first === target;
    });
    if (good) ok++; else console.log(site.language, '|', q, '| want', want, '| got', hits.slice(0,3).map(h=>decodeURIComponent(h)).join('  '));
  }
  console.log(site.language, ok, 'of', list.length);
}
