/** @jest-environment node */
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';

test('only builds export: the development server of an export answers 500 for unknown addresses', async () => {
  const { default: configure } = await import('../next.config.mjs');
  expect(configure(PHASE_PRODUCTION_BUILD)).toHaveProperty('output', 'export');
  expect(configure(PHASE_DEVELOPMENT_SERVER)).not.toHaveProperty('output');
});

test('an empty PORT is none: the site keeps its usual address', async () => {
  process.env.PORT = '';
  const { startAddress } = await import('./setup/addresses.mjs');
  expect(startAddress).toEqual({ port: '3000', origin: 'http://localhost:3000' });
});
