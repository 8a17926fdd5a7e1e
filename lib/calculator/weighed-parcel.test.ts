/** @jest-environment node */
import { weighed } from './weighed-parcel';

test.each([
  ['large and light: by its size', '40', '24.00'],
  ['pressed flat: by its size still', '12', '7.20'],
  ['flatter yet: by the scale', '9', '6.00'],
])('%s', (_, height, charged) => {
  const duvet = { name: 'Duvet', length: '60', width: '50', height, weight: '6' };
  expect(weighed(duvet, 5000)).toMatchObject({ actual: '6.00', charged });
});
