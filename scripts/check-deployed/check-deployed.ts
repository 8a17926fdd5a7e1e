import { type Diagnostic, excerpt } from '@nectarine/finish-export/diagnostic';
import { forEachConcurrently } from '@nectarine/finish-export/files';
import { redirectsIn } from '../hosting/headers-file';
import { notFoundAddresses } from '../hosting/rules';

/** How many files are fetched at the same time. */
const AT_ONCE = 6;
const TIMEOUT_MS = 30_000;

/** Files that a browser fetches, by what a host may rewrite: pages, scripts, styles, lists, pictures. */
const SERVED = /\.(?:html|js|css|json|xml|svg|txt|webmanifest|png|webp|avif|ico|woff2)$/;

/** The address of a built file: `/help/faq.html` is served at `/help/faq`. */
const addressOf = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));

const fix = 'switch off what rewrites files at the host (docs/deploy.md), or deploy this build';

function difference(built: Buffer, served: Buffer): string {
  const length = Math.min(built.length, served.length);
  let at = 0;
  while (at < length && built[at] === served[at]) at += 1;
  const part = (content: Buffer) =>
    excerpt(content.subarray(Math.max(0, at - 20), at + 60).toString());
  return `differs from the built file from byte ${at} on: "${part(served)}", built "${part(built)}"`;
}

/** What is wrong with one file as it is served. */
async function wrongWith(file: string, built: Buffer, site: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL(addressOf(file), site), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== 200) return `answers ${response.status}`;
    const served = Buffer.from(await response.arrayBuffer());
    return served.equals(built) ? undefined : difference(built, served);
  } catch (error) {
    return `cannot be fetched: ${(error as Error).message}`;
  }
}

/**
 * Compares a deployed site with the build, byte for byte: hosts and proxies rewrite pages, or serve an
 * earlier release.
 *
 * @param files the built files by path: `/help/faq.html`
 * @param site the address of the deployed site
 */
export async function checkDeployed(
  files: ReadonlyMap<string, Buffer>,
  site: string,
): Promise<Diagnostic[]> {
  const moved = redirectsIn(String(files.get('/_redirects') ?? '')).map(({ from }) => from);
  const served = [...files].filter(
    ([file]) =>
      SERVED.test(file) &&
      ![...notFoundAddresses, ...moved].some(
        (address) => address === file || `${address}.html` === file,
      ),
  );
  const findings: Diagnostic[] = [];
  await forEachConcurrently(served, AT_ONCE, async ([file, built]) => {
    const found = await wrongWith(file, built, site);
    if (found) findings.push({ where: addressOf(file), found, fix });
  });
  return findings.sort((a, b) => a.where.localeCompare(b.where));
}
