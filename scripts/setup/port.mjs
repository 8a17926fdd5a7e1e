import { createServer } from 'node:net';

/**
 * Exits with a plain message if the port is in use.
 * @param {string} port
 * @param {string} variable the environment variable that sets another port
 */
export async function requireFreePort(port, variable) {
  try {
    await new Promise((resolve, reject) => {
      const probe = createServer();
      probe.once('error', reject);
      probe.listen(Number(port), 'localhost', () => probe.close(resolve));
    });
  } catch (error) {
    const reason = error.code === 'EADDRINUSE' ? 'something else is using it' : error.message;
    console.error(
      `Port ${port} cannot be used: ${reason}. Stop that, or choose another port: ${variable}=${Number(port) + 1}.`,
    );
    process.exit(1);
  }
}
