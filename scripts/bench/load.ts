/**
 * `npm run load`: how many requests per second this machine serves, from nginx with
 * `deploy/nginx.conf` and from the local server, one after the other. Bounded, and on this machine
 * only. Exits with 1 if an answer was lost or wrong. docs/reliability.md keeps the figures.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { findNginx } from '../hosting/find-nginx';
import { freePort, type RunningServer, runNginx, untilListening } from '../hosting/run-nginx';

const SECONDS = 10;
const CONNECTIONS = 50;
/** The requests of a visit. A returning browser sends conditional requests for pages. */
const PATHS = ['/', '/contact', '/help/faq', '/get-quote', '/fonts/bricolage.woff2', '/icon.svg'];

/** The local server as `npm start` runs it, in a separate process. */
async function runLocalServer(): Promise<RunningServer> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'load-'));
  const env = { ...process.env, PORT: String(port), INBOX_DIR: folder };
  const cli = ['--import', 'tsx', 'scripts/serve/main.ts'];
  const server: ChildProcess = spawn(process.execPath, cli, { env, stdio: 'ignore' });
  const ended = once(server, 'close');
  await untilListening(port, server);
  const close = async () => {
    server.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  return { port, close };
}

const lost = ({ errors, timeouts, non2xx, mismatches }: Result) =>
  errors + timeouts + non2xx + mismatches;

async function measure(name: string, start: () => Promise<RunningServer>): Promise<boolean> {
  const server = await start();
  const result = await autocannon({
    url: `http://localhost:${server.port}`,
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
