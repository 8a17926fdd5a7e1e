/**
 * `npm run edit`: the site on this machine, with every sentence editable in place. Options: `-p` with
 * a port; `--no-open` opens no browser.
 */
import { indexContent } from '../index-content';

// The imports that follow read the lists of pages, which a fresh clone does not have yet.
indexContent();
await import('./open');
