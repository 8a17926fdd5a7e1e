import { once } from 'node:events';
import { connect } from 'node:net';

/** What `localhost` means to browsers: they try both, whichever a server listens on. */
const ADDRESSES = ['127.0.0.1', '::1'];

/** Whether a server answers. Some systems let another one listen there all the same. */
async function isAnswered(host, port) {
  const socket = connect({ host, port });
  const answer = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return answer.finally(() => socket.destroy());
}

/**
 * Exits with a plain message if the port is in use, on either address of this machine.
 * @param {string} port
 * @param {string} another how to choose another port, such as `PORT=3001`
 */
export async function requireFreePort(port, another) {
  for (const host of ADDRESSES) {
    if (!(await isAnswered(host, Number(port)))) continue;
    console.error(
      `Port ${port} cannot be used: something else is using it (${host}). Stop that, or choose another port: ${another}.`,
    );
    process.exit(1);
  }
}
