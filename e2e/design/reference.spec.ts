import { expect, test } from 'playwright/test';
import { ask } from '../support/site';

test('the reference of all components stays in the workshop', { tag: '@desktop' }, async () => {
  expect((await ask('/_design')).status).toBe(404);
});
