/** @jest-environment node */
import { found, withFault } from '../fixtures/faulty-site';

const rule = '/contact › language of messages';
const inFrench = (html: string) => html.replace('lang="en"', 'lang="fr"');
const contact = (field: string) => {
  const texts = withFault('/contact.html', ' method="post">', ` method="post">${field}`);
  return { ...texts, '/contact.html': inFrench(texts['/contact.html'] ?? '') };
};

test('a message from a page in another language names that language', () => {
  expect(found(contact('<!-- -->'))).toContain(rule);
  expect(found(contact('<input type="hidden" name="language" value="sw"/>'))).toContain(rule);
  expect(found(contact('<input type="hidden" name="language" value="fr"/>'))).not.toContain(rule);
});
