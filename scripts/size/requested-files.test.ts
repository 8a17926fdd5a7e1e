/** @jest-environment node */
import { requestedFiles } from './requested-files';

test('lists scripts, styles, fonts and pictures, each once and in one order', () => {
  const style = '<style>@font-face{src:url(/media/b.woff2)}</style>';
  const tool = '<island-root data-load="/a.js /c.js"></island-root>';
  const picture = '<img src="/box.jpg" srcset="/box.jpg 1x, /box-2.jpg 2x">';
  expect(requestedFiles(style + tool + picture)).toBe(
    '/a.js /box-2.jpg /box.jpg /c.js /media/b.woff2',
  );
  expect(requestedFiles(picture + tool + style)).toBe(requestedFiles(style + tool + picture));
});

test('leaves out links to pages and URLs with a host', () => {
  const link = '<a href="/services/sea-air-freight">Sea-air</a>';
  const shared = '<meta property="og:image" content="https://nectarine.example/share/home.png">';
  expect(requestedFiles(link + shared)).toBe('');
});
