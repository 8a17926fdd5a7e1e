import { TextEncoder } from 'node:util';
import { markOf } from '../marks/place';
import { copyWithoutMarks } from './copy';

Object.assign(globalThis, { TextEncoder });
beforeAll(() => copyWithoutMarks(document));

/** Copies this text from the page. @returns what replaces it in the clipboard, if anything */
function copied(text: string): string | undefined {
  document.body.textContent = text;
  getSelection()?.selectAllChildren(document.body);
  const clipboard: string[] = [];
  const event = new Event('copy', { bubbles: true, cancelable: true });
  const clipboardData = { setData: (_: string, data: string) => clipboard.push(data) };
  document.body.dispatchEvent(Object.assign(event, { clipboardData }));
  expect(event.defaultPrevented).toBe(clipboard.length > 0);
  return clipboard[0];
}

test('copied text has none of the marks of the page', () => {
  const mark = markOf({ file: 'content/pages/contact.ts', path: ['name'] });
  expect(copied(`Contact${mark} us`)).toBe('Contact us');
});

test('other text is copied as the browser does', () => {
  expect(copied('Contact us')).toBeUndefined();
});
