/** @jest-environment node */
import { checkFinished } from './check-finished';
import { writeExport } from './export.fixture';

jest.setTimeout(60_000);

test('an export that nobody finished ends the build, with the pages and the versions', async () => {
  const site = await writeExport();
  await expect(checkFinished(site.folder, 'This is Next 16.1')).rejects.toThrow(
    /^(?=.*Next 16\.1)(?=.*about\.html)(?=.*index\.html).*adapter/s,
  );
  await site.finish();
  await expect(checkFinished(site.folder, '')).resolves.toBeUndefined();
  await site.remove();
});
