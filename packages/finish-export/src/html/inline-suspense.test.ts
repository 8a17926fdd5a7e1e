/** @jest-environment node */

import type { Diagnostic } from '../diagnostic';
import { inlineSuspense } from './inline-suspense';
import { nextPage } from './next-page.fixture';
import { withoutFlight } from './next-tags';
import { readPage } from './read-page';

const CLOCK = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';
const RUNTIME = '$RB=[];$RV=function(a){a.length=0};\n$RC=function(a,b){$RB.push(a,b)};';
const place = (n: number, fallback = '') =>
  `<!--$?--><template id="B:${n}"></template>${fallback}<!--/$-->`;
const late = (n: number, content: string, runtime = '') =>
  `<div hidden id="S:${n}">${content}</div><script>${runtime}$RC("B:${n}","S:${n}")</script>`;

test('late content replaces its fallback', () => {
  const fallback = '<p>Loading<!--$-->…<!--/$--></p>';
  const body = `<main>${place(0, fallback)}</main>`;
  const page = nextPage({ body, afterBody: CLOCK + late(0, '<div>Box</div>', RUNTIME) });
  expect(inlineSuspense(page)).toBe(
    nextPage({ body: '<main><!--$--><div>Box</div><!--/$--></main>' }),
  );
});

test('late content may be nested', () => {
  const afterBody = late(0, `a${place(1)}`, RUNTIME) + late(1, 'b');
  const page = nextPage({ body: place(0), afterBody });
  expect(inlineSuspense(page)).toBe(nextPage({ body: '<!--$-->a<!--$-->b<!--/$--><!--/$-->' }));
});

test('a page without late content does not change', () => {
  expect(inlineSuspense(nextPage())).toBe(nextPage());
});

test.each([
  ['a script of another kind', late(0, '').replace('$RC(', '$RX(')],
  ['content that is not there', '<script>$RC("B:0","S:0")</script>'],
])('%s is left in place and reported', (_, afterBody) => {
  const problems: Diagnostic[] = [];
  const html = withoutFlight(nextPage({ body: place(0), afterBody }));
  readPage('a.html', inlineSuspense(html), problems);
  expect(problems).toHaveLength(1);
});
