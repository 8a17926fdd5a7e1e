import { createHash } from 'node:crypto';
import { attribute, type Element, named, rawText } from '../../files/html-tree';
import { onEveryPage, type Rule } from '../rule';
import type { Page } from '../site';

const metaPolicy = ({ tree }: Page) =>
  named(tree, 'meta').find(
    (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
  );

/** The sources that a page's policy allows, by directive. */
export function policyOf(page: Page): Map<string, string[]> {
  const directives = (attribute(metaPolicy(page), 'content') ?? '').split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const hashOf = (element: Element) =>
  `'sha256-${createHash('sha256').update(rawText(element)).digest('base64')}'`;

/** Executable scripts; data blocks need no permission. */
const isGoverned = (script: Element) =>
  !attribute(script, 'src') && attribute(script, 'type') !== 'application/ld+json';

function late(page: Page): string[] {
  const [head] = named(page.tree, 'head');
  const [charset] = named(page.tree, 'meta');
  const [first, second] = head?.childNodes ?? [];
  return first === charset && second && second === metaPolicy(page)
    ? []
    : ['something else before the policy'];
}

/** The difference between a directive's hashes and the page's inline content. */
function disagreement(page: Page, directive: string, governed: Element[]): string[] {
  const allowed = policyOf(page).get(directive) ?? [];
  const expected = ["'self'", ...governed.map(hashOf)];
  const same = allowed.toSorted().join(' ') === expected.toSorted().join(' ');
  return same ? [] : [`${directive} ${allowed.join(' ')}, not ${expected.join(' ')}`];
}

function lax(page: Page): string[] {
  const policy = policyOf(page);
  const open = policy.get('default-src')?.join() === "'none'" ? [] : ['open by default'];
  return [...open, ...[...policy.values()].flat().filter((source) => source.startsWith("'unsafe"))];
}

function speculation({ tree }: Page): string[] {
  const rules = named(tree, 'script').filter(
    (script) => attribute(script, 'type') === 'speculationrules',
  );
  return rules.length === 1 ? [] : [`${rules.length} sets of rules`];
}

const fix = 'see the finishing step of the build, which writes it';

export const policyRules: readonly Rule[] = [
  { name: 'policy first', fix, find: onEveryPage(late) },
  {
    name: 'policy for scripts',
    fix,
    find: onEveryPage((page) =>
      disagreement(page, 'script-src', named(page.tree, 'script').filter(isGoverned)),
    ),
  },
  {
    name: 'policy for styles',
    fix,
    find: onEveryPage((page) => disagreement(page, 'style-src', named(page.tree, 'style'))),
  },
  { name: 'strict policy', fix, find: onEveryPage(lax) },
  { name: 'prefetching', fix, find: onEveryPage(speculation) },
];
