/** @jest-environment node */

test('an empty PORT counts as none, because the server would take any port', async () => {
  process.env.PORT = '';
  const { startAddress } = await import('./addresses.mjs');
  expect(startAddress).toEqual({ port: '3000', origin: 'http://localhost:3000' });
});
