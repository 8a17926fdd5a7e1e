import type { Block } from '@/content/schema/block';
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { atomFeed, blockHtml } from './feed';

const feed = new DOMParser().parseFromString(atomFeed(site), 'application/xml');
const texts = (selector: string) =>
  [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the feed has every article with its address, newest first', () => {
  expect(texts('entry > title')).toEqual(['The second article', 'The first article']);
  expect(texts('entry > id')).toEqual([
    'https://nectarine.example/blog/second-article',
    'https://nectarine.example/blog/first-article',
  ]);
});

test('an entry contains the full article', () => {
  const [content] = texts('entry > content');
  expect(content).toMatch(/^<h2>The first part<\/h2><p>A sentence .*<\/p>$/);
});

test.each<[string, Block, string]>([
  [
    'a paragraph',
    { paragraph: 'Salt & "pepper" < 5 kg' },
    '<p>Salt &amp; &quot;pepper&quot; &lt; 5 kg</p>',
  ],
  ['a list', { list: ['One', 'Two'] }, '<ul><li>One</li><li>Two</li></ul>'],
  [
    'a table',
    { table: { caption: 'Times', columns: ['Way', 'Days'], rows: [['Air', '5']] } },
    '<table><caption>Times</caption><tr><th>Way</th><th>Days</th></tr><tr><td>Air</td><td>5</td></tr></table>',
  ],
  [
    'a link to a page, with an absolute address',
    { paragraph: ['See ', { text: 'help', page: 'help/faq', fragment: 'customs' }, '.'] },
    '<p>See <a href="https://nectarine.example/help/faq#customs">help</a>.</p>',
  ],
])('%s renders as plain HTML', (_, block, html) => {
  expect(blockHtml(site, block, '/blog/guide')).toBe(html);
});
