/** @jest-environment node */
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';

test('only builds export: the development server of an export answers 500 for unknown addresses', async () => {
  const { default: configure } = await import('../next.config.mjs');
  expect(configure(PHASE_PRODUCTION_BUILD)).toHaveProperty('output', 'export');
  expect(configure(PHASE_DEVELOPMENT_SERVER)).not.toHaveProperty('output');
});
