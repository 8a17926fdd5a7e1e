import type { HostedPage } from './pages';
import {
  FRAMELESS,
  isFolder,
  kept,
  mediaTypesAt,
  notFoundPages,
  REDIRECT_STATUS,
  securityHeaders,
} from './rules';

/** Addresses: an old one, and the page where it leads. */
export type HostRedirect = { from: string; to: string };

/**
 * Limits of Cloudflare Pages: rules per file, characters per line. It silently ignores the rest.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
const LIMITS = { rules: 100, line: 2000 };

type Rule = { address: string; headers: Readonly<Record<string, string>> };

const linesOf = ({ address, headers }: Rule) => [
  address,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

const policy = (value: string) => ({ 'Content-Security-Policy': value });

/** Hosts send both values where rules overlap, so only the policy is in two of them. */
const commonRules: readonly Rule[] = [
  { address: '/*', headers: { ...securityHeaders, ...policy(FRAMELESS) } },
  ...kept.map(({ address, cacheControl }) => ({
    address: isFolder(address) ? `${address}*` : address,
    headers: { 'Cache-Control': cacheControl },
  })),
  ...Object.entries(mediaTypesAt).map(([address, type]) => ({
    address,
    headers: { 'Content-Type': type },
  })),
];

const fits = (rules: readonly Rule[]) =>
  rules.length <= LIMITS.rules &&
  rules.flatMap(linesOf).every((line) => line.trim().length <= LIMITS.line);

/**
 * The `_headers` file of Cloudflare Pages and Netlify. Each page has its own policy as a header
 * while the file stays within their limits; beyond them the identical one in its `<meta>` applies,
 * and the header contains only what `<meta>` cannot.
 */
export function headersFile(pages: readonly HostedPage[]): string {
  const pageRules = pages
    .filter((page) => page.policy)
    .map((page) => ({ address: page.address, headers: policy(page.policy) }));
  const all = [...commonRules, ...pageRules];
  return `${(fits(all) ? all : commonRules).flatMap(linesOf).join('\n')}\n`;
}

/**
 * The `_redirects` file of the same hosts. The rules with status 404 are for Netlify, which serves
 * existing files before them. Cloudflare finds the nearest not-found page itself, and skips them with a
 * warning.
 */
export function redirectsFile(redirects: readonly HostRedirect[]): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} ${REDIRECT_STATUS}`);
  const missing = notFoundPages
    .filter(({ below }) => below !== '/')
    .map(({ file, below }) => `${below}* ${file} 404`);
  return `${[...moved, ...missing].join('\n')}\n`;
}

export const redirectsIn = (file: string): HostRedirect[] =>
  file
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, , status]) => status === String(REDIRECT_STATUS))
    .map(([from = '', to = '']) => ({ from, to }));
