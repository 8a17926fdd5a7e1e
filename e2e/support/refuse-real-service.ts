import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { localBuild, testAddress } from '../../scripts/setup/addresses.mjs';
import { realServices } from '../../scripts/test-runner/real-service';

const out = fileURLToPath(new URL('../../out/', import.meta.url));

/**
 * Stops the run when a form in `out/` posts to a service outside this machine: the tests would send
 * it hundreds of messages.
 *
 * @throws with the page, the address, and how to build for the tests
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls a global setup by its default export.
export default function refuseRealService(): void {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages) {
    const [service] = realServices(readFileSync(path.join(out, page), 'utf8'));
    if (service) {
      const { SITE_URL, FORM_ENDPOINT } = localBuild(testAddress.origin);
      throw new Error(
        `out/${page} has a form that posts to ${service}, a real service. ` +
          'Build for the tests first: npm test -- build, or ' +
          `SITE_URL=${SITE_URL} FORM_ENDPOINT=${FORM_ENDPOINT} npm run build`,
      );
    }
  }
}
