import {
  isFolder,
  kept,
  mediaTypesAt,
  notFoundPages,
  REDIRECT_STATUS,
  securityHeaders,
} from './rules';

/** Addresses: an old one, and the page where it leads. */
type HostRedirect = { from: string; to: string };

type Rule = { address: string; headers: Readonly<Record<string, string>> };

const linesOf = ({ address, headers }: Rule) => [
  address,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/** Hosts send both values where rules overlap, so no header is in two of them. */
const rules: readonly Rule[] = [
  { address: '/*', headers: securityHeaders },
  ...kept.map(({ address, cacheControl }) => ({
    address: isFolder(address) ? `${address}*` : address,
    headers: { 'Cache-Control': cacheControl },
  })),
  ...Object.entries(mediaTypesAt).map(([address, type]) => ({
    address,
    headers: { 'Content-Type': type },
  })),
];

export const headersFile = `${rules.flatMap(linesOf).join('\n')}\n`;

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
