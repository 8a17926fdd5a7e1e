import { readTags } from './read-tags';
import { splice } from './splice';

/** At the end of Next's stream, React's script moves late content into place. */
const CLOCK =
  /<script>requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);<\/script>/;
const MOVE =
  /<script>(?:\$RB=\[\];\$RV=function\(.*?;\s*\$RC=function\(.*?\};)?\$RC\("(B:[\da-f]+)","(S:[\da-f]+)"\)<\/script>/s;
const BOUNDARY_MARK = /<!--(\/?)[$&][?!~]?-->/g;

/** The element with late content: its range and its content. */
function findSegment(html: string, id: string) {
  let start = -1;
  let contentStart = 0;
  let contentEnd = -1;
  let depth = 0;
  readTags(html, {
    onTag(tag) {
      if (tag.name !== 'div' || contentEnd !== -1) return;
      if (start !== -1) depth += 1;
      else if (tag.attributes.id === id && tag.attributes.hidden !== undefined) {
        start = tag.start;
        contentStart = tag.end;
      }
    },
    onEndTag(name, offset) {
      if (name !== 'div' || start === -1 || contentEnd !== -1) return;
      if (depth === 0) contentEnd = offset;
      else depth -= 1;
    },
  });
  if (contentEnd === -1) return null;
  return {
    start,
    end: contentEnd + '</div>'.length,
    content: html.slice(contentStart, contentEnd),
  };
}

/** The range that late content replaces, from the opening marker to the closing one. */
function findPlace(html: string, id: string) {
  const opening = `<!--$?--><template id="${id}"></template>`;
  const start = html.indexOf(opening);
  if (start === -1) return null;
  let depth = 0;
  for (const mark of html.slice(start + opening.length).matchAll(BOUNDARY_MARK)) {
    if (mark[1] === '') depth += 1;
    else if (depth === 0) return { start, end: start + opening.length + mark.index };
    else depth -= 1;
  }
  return null;
}

/**
 * Moves the content of Suspense boundaries into place. React writes a boundary that was not ready at
 * once to the end of the page, and moves it by a script. Unknown shapes stay, and `readPage` reports
 * them.
 */
export function inlineSuspense(html: string): string {
  let inlined = html;
  for (let move = MOVE.exec(inlined); move !== null; move = MOVE.exec(inlined)) {
    const [script, boundary = '', segmentId = ''] = move;
    const segment = findSegment(inlined, segmentId);
    const place = findPlace(inlined, boundary);
    if (segment === null || place === null) return html;
    inlined = splice(inlined, [
      { ...place, text: `<!--$-->${segment.content}` },
      { start: segment.start, end: segment.end, text: '' },
      { start: move.index, end: move.index + script.length, text: '' },
    ]);
  }
  return inlined === html ? html : inlined.replace(CLOCK, '');
}
