import { readFileSync } from 'node:fs';
import path from 'node:path';

export const dynamic = 'force-static';

/** Switches off the worker of a build that was served at the same address earlier. */
export function GET() {
  const file = path.join(process.cwd(), 'lib/browser/worker/worker-off.js');
  return new Response(readFileSync(file), { headers: { 'Content-Type': 'text/javascript' } });
}
