import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

const setup = `file://${path.resolve('scripts/setup/port.mjs')}`;

const requireFree = (port: number) =>
  spawnSync(
    process.execPath,
    ['-e', `import("${setup}").then((setup) => setup.requireFreePort("${port}", "PORT=1"))`],
    { encoding: 'utf8' },
  );

test.each(['::1', '127.0.0.1', '0.0.0.0', '::'])(
  'a port that is taken on %s is taken',
  async (host) => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { status, stderr } = requireFree(port);
    server.close();
    expect(stderr).toContain(`Port ${port} cannot be used: something else is using it`);
    expect(status).toBe(1);
  },
);

test('a free port is free', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  expect(requireFree(port)).toMatchObject({ status: 0, stderr: '' });
});
