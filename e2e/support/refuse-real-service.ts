import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { localBuild, testAddress } from '../../scripts/setup/addresses.mjs';

const { FORM_ENDPOINT } = localBuild(testAddress.origin);

/** Stops the run when the forms in `out/` would send the tests' messages to a real service. */
// biome-ignore lint/style/noDefaultExport: Playwright calls a global setup by its default export.
export default function refuseRealService(): void {
  const page = fileURLToPath(new URL('../../out/contact.html', import.meta.url));
  if (!readFileSync(page, 'utf8').includes(` action="${FORM_ENDPOINT}"`))
    throw new Error(`Forms in out/ do not post to ${FORM_ENDPOINT}: npm test -- build`);
}
