import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** What `localhost` means to browsers: they try both, whichever a server listens on. */
const ADDRESSES = ['127.0.0.1', '::1'];

/** This system has no such address. */
const MISSING = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Why a server cannot have this address for itself, if it cannot. */
async function problemAt(host, port) {
  // Some systems let a server listen on an address although another one has all of them.
  const socket = connect({ host, port });
  const isAnswered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (isAnswered) return 'something else is using it';
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
    return undefined;
  } catch ({ code, message }) {
    if (MISSING.includes(code)) return undefined;
    return code === 'EADDRINUSE' ? 'something else is using it' : message;
  } finally {
    probe.close();
  }
}

/**
 * Exits with a plain message if the port is in use, on either address of this machine.
 * @param {string} port
 * @param {string} another how to choose another port, such as `PORT=3001`
 */
export async function requireFreePort(port, another) {
  for (const host of ADDRESSES) {
    const problem = await problemAt(host, Number(port));
    if (!problem) continue;
    console.error(
      `Port ${port} cannot be used: ${problem} (${host}). Stop that, or choose another port: ${another}.`,
    );
    process.exit(1);
  }
}
