/** @jest-environment node */
import { english } from '@/content/languages/english';
import type { Block } from '@/content/schema/block';
import { siteOf } from '@/lib/site/site-of';
import { blockHtml } from './block-html';

const site = siteOf(english);
const { company } = site;

test.each<[string, Block, string]>([
  [
    'a paragraph',
    { paragraph: 'Salt & "pepper" < 5 kg' },
    '<p>Salt &amp; &quot;pepper&quot; &lt; 5 kg</p>',
  ],
  ['a subheading', { subheading: 'By sea' }, '<h3>By sea</h3>'],
  ['a note', { note: 'Mind the tide' }, '<blockquote><p>Mind the tide</p></blockquote>'],
  ['a list', { list: ['One', 'Two'] }, '<ul><li>One</li><li>Two</li></ul>'],
  ['a numbered list', { numbered: ['One', 'Two'] }, '<ol><li>One</li><li>Two</li></ol>'],
  [
    'a table',
    { table: { caption: 'Times', columns: ['Way', 'Days'], rows: [['Air', '5']] } },
    '<table><caption>Times</caption><tr><th>Way</th><th>Days</th></tr><tr><td>Air</td><td>5</td></tr></table>',
  ],
  [
    'a link to a page',
    { paragraph: ['See ', { text: 'help', page: 'help/faq', fragment: 'customs' }, '.'] },
    `<p>See <a href="${company.url}/help/faq#customs">help</a>.</p>`,
  ],
  [
    'a link within the page',
    {
      paragraph: [
        { text: 'below', fragment: 'papers' },
        { strong: ' and' },
        { abbr: 'TRA', meaning: 'x' },
      ],
    },
    `<p><a href="${company.url}/blog/guide#papers">below</a><strong> and</strong>TRA</p>`,
  ],
])('%s renders as plain HTML', (_, block, html) => {
  expect(blockHtml(site, block, '/blog/guide')).toBe(html);
});
