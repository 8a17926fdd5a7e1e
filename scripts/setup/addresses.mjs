const startPort = process.env.PORT || '3000';
const testPort = process.env.E2E_PORT || '3100';

const atPort = (port) => ({ port, origin: `http://localhost:${port}` });

/** Where `npm start` serves the site. `PORT` overrides the port. */
export const startAddress = atPort(startPort);

/** Where the end-to-end tests serve it, so that both can run. `E2E_PORT` overrides the port. */
export const testAddress = atPort(testPort);

/** Environment variables of a build whose addresses and forms stay on this machine. */
export const localBuild = (origin) => ({
  SITE_URL: origin,
  FORM_ENDPOINT: `${origin}/_inbox/info@nectarine.example`,
});

export const editAddress = atPort(String(Number(testPort) + 1));
