/**
 * `npm run edit`: the site on this machine, with every sentence editable in place. Options: `-p` and
 * a port; `--no-open` leaves the browser alone.
 */
import { indexContent } from '../index-content';

// All that follows reads the lists of pages, which a fresh clone does not have yet.
indexContent();
await import('./open');
