/**
 * `npm run edit`: the site on this machine, with every sentence editable in place. Options: `-p` with
 * a port; `--no-open` opens no browser.
 */
import { openEditMode } from '@nectarine/edit-mode/server/open';
import { indexContent } from '../index-content';

// Runs before the import of the site, which reads the page lists that a fresh clone lacks.
indexContent();
const { site } = await import('./site');
await openEditMode(site);
