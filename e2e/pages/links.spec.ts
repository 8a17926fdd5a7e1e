import { expect, test } from 'playwright/test';
import { testAddress } from '../../scripts/addresses.mjs';
import { attribute, elements } from '../support/html-tree';
import { type Answer, allPaths, ask, problemsOf } from '../support/site';
import { formEndpoint } from '../support/test';

/** Buttons lead there on purpose, though no page is registered: the not-found page mends it. */
const knownMissing = '/quote';

/** The addresses of this site that a page's elements lead to or load. */
function addressesIn({ tree, path }: Answer): URL[] {
  return elements(tree)
    .flatMap((element) => ['href', 'src', 'action'].map((name) => attribute(element, name)))
    .filter((address) => address !== undefined)
    .map((address) => new URL(address, new URL(path, testAddress.origin)))
    .filter(({ origin, href }) => origin === testAddress.origin && href !== formEndpoint);
}

const idsIn = ({ tree }: Answer) =>
  new Set(elements(tree).map((element) => attribute(element, 'id')));

test('every link of the site leads somewhere', { tag: '@desktop' }, async () => {
  const pages = [...(await allPaths()), await ask('/nowhere')];
  const known = new Map<string, Answer>(pages.map((page) => [page.path, page]));
  const linked = new Set(pages.flatMap(addressesIn).map(({ pathname }) => pathname));
  const others = await Promise.all([...linked].filter((path) => !known.has(path)).map(ask));
  for (const answer of others) known.set(answer.path, answer);
  const ids = new Map(Array.from(known, ([path, answer]) => [path, idsIn(answer)]));

  const problems = problemsOf(pages, (page) =>
    addressesIn(page).flatMap(({ pathname, hash }) => {
      const fragment = decodeURIComponent(hash.slice(1));
      if (pathname === knownMissing) return [];
      const status = known.get(pathname)?.status;
      if (status !== 200 && pathname !== page.path) return [`${pathname}: status ${status}`];
      return !fragment || ids.get(pathname)?.has(fragment)
        ? []
        : [`${pathname}${hash}: no such place on that page`];
    }),
  );
  expect(problems).toEqual([]);
});
