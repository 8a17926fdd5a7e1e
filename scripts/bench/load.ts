/**
 * `npm run load`: how many requests per second this machine serves, from nginx with
 * `deploy/nginx.conf` and from the local server, one after the other. Bounded, and on this machine
 * only. Exits with 1 if an answer was lost or wrong. docs/reliability.md keeps the figures.
 */
import path from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { findNginx } from '../hosting/find-nginx';
import { runNginx } from '../hosting/run-nginx';
import { type RunningServer, runServer } from '../hosting/run-server';

const SECONDS = 10;
const CONNECTIONS = 50;
/** The requests of a visit. A returning browser sends conditional requests for pages. */
const PATHS = ['/', '/contact', '/help/faq', '/get-quote', '/fonts/bricolage.woff2', '/icon.svg'];

/** The local server as `npm start` runs it, in a separate process. */
const runLocalServer = () =>
  runServer(async (port, folder) => ({
    file: process.execPath,
    args: ['--import', 'tsx', 'scripts/serve/main.ts'],
    env: { PORT: String(port), INBOX_DIR: folder },
  }));

const lost = ({ errors, timeouts, non2xx, mismatches }: Result) =>
  errors + timeouts + non2xx + mismatches;

async function measure(name: string, start: () => Promise<RunningServer>): Promise<boolean> {
  const server = await start();
  const result = await autocannon({
    url: server.origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: PATHS.map((address) => ({
      path: address,
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    })),
  });
  await server.close();
  const { requests, latency, throughput } = result;
  const cells = [
    name,
    requests.total,
    Math.round(requests.average),
    latency.p50,
    latency.p99,
    Math.round(throughput.average / 1e6),
    lost(result),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  return lost(result) === 0 && requests.total > 0;
}

console.log('| host | requests | a second | median, ms | 99 %, ms | MB a second | lost |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
const nginx = findNginx();
const outcomes = [await measure('local server', runLocalServer)];
if (nginx) outcomes.push(await measure('nginx', () => runNginx(nginx, path.resolve('out'))));
else console.error('nginx is not installed: skipped.');
console.log(`\n${CONNECTIONS} connections, ${SECONDS} s each, pages in brotli.`);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
