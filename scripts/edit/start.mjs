/** `npm run edit`: installs what is needed, then opens the edit mode. Until then it uses nothing but Node. */
import { install } from '../setup/install.mjs';
import { ensureNode } from '../setup/node.mjs';

ensureNode();
install();
process.env.NEXT_TELEMETRY_DISABLED = '1';
const { register } = await import('tsx/esm/api');
// For the whole process, so that reloading bypasses the module cache.
register();
await import('./main.ts');
