import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Nginx } from './find-nginx';
import { type RunningServer, runServer, swap } from './run-server';

/** The production configuration with a folder and a port of this machine. */
async function configFor(port: number, root: string): Promise<string> {
  const config = await readFile('deploy/nginx.conf', 'utf8');
  const listening = swap(config, /listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`);
  return swap(listening, /root [^;]+;/, `root ${root};`);
}

/** The surrounding settings of Debian's package. */
const mainConfig = (folder: string, brotliModule: string | undefined) => `
${brotliModule ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${brotliModule ? 'brotli_static on;' : ''}
  include ${folder}/site.conf;
}
`;

/**
 * Runs nginx on `deploy/nginx.conf`.
 * @param root the folder to serve, absolute
 */
export const runNginx = ({ binary, brotliModule }: Nginx, root: string): Promise<RunningServer> =>
  runServer(async (port, folder) => {
    const config = path.join(folder, 'nginx.conf');
    await writeFile(path.join(folder, 'site.conf'), await configFor(port, root));
    await writeFile(config, mainConfig(folder, brotliModule));
    return { file: binary, args: ['-p', folder, '-c', config, '-e', 'stderr'] };
  });
