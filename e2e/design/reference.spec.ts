import { expect, test } from 'playwright/test';
import { ask } from '../support/site';

test('does not publish the component reference', { tag: '@desktop' }, async () => {
  expect((await ask('/_design')).status).toBe(404);
});
