/** @jest-environment node */
import { nearMisses } from './near-misses';
import { nearMisses as schema } from './schema/near-misses';

test('the near misses are complete', () => {
  expect(() => schema.parse(nearMisses)).not.toThrow();
});
