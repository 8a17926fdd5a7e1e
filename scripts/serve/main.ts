/** `npm run serve`: serves the built site and the form inbox, on this machine only. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createInbox } from '../inbox/inbox';
import { startAddress } from '../setup/addresses.mjs';
import { requireFreePort } from '../setup/port.mjs';
import { createSite } from './site';

if (!existsSync('out/index.html')) {
  console.error('No built site in out/. Run `npm run build` first.');
  process.exit(1);
}
await requireFreePort(startAddress.port, `PORT=${Number(startAddress.port) + 1}`);

const site = createSite('out');
const inbox = createInbox();

createServer((request, response) => {
  inbox(request, response, () => site(request, response));
}).listen(Number(startAddress.port), 'localhost', () => {
  console.log(`\nThe site        ${startAddress.origin}`);
  console.log(`Its form inbox  ${startAddress.origin}/_inbox\n`);
});
