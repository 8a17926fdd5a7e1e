import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RunningServer = { port: number; origin: string; close: () => Promise<void> };

/** Serves requests in this process, on a free port of this machine only. */
export async function serve(listener: RequestListener): Promise<RunningServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { port, origin: `http://127.0.0.1:${port}`, close };
}

/** A port of this machine that nothing uses now. */
export async function freePort(): Promise<number> {
  const { port, close } = await serve(() => {});
  await close();
  return port;
}
