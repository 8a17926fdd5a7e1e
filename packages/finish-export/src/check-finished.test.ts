/** @jest-environment node */
import { checkFinished } from './check-finished';
import { writeExport } from './export.fixture';

jest.setTimeout(60_000);

test('an unfinished export fails the build and names the pages and the Next version', async () => {
  const site = await writeExport();
  await expect(checkFinished(site.folder, process.cwd())).rejects.toThrow(
    /^(?=.*This is Next \d+\.)(?=.*about\.html)(?=.*index\.html).*adapter/s,
  );
  await site.finish();
  await expect(checkFinished(site.folder, process.cwd())).resolves.toBeUndefined();
  await site.remove();
});
