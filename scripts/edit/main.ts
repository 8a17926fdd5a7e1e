/**
 * `npm run edit`: the site on this machine, with every sentence editable in place. Options: `-p` with
 * a port; `--no-open` opens no browser.
 */
import { indexContent } from '../index-content';

// Runs before the imports below, which read the page lists that a fresh clone lacks.
indexContent();
await import('./open');
