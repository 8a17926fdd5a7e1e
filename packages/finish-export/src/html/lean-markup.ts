/** What React writes between texts, and around what might have come late. */
const REACT_MARK = /<!--(?: |\/?\$)-->/g;
/** Where Next would have put late metadata: nothing is in it. */
const EMPTY_OUTLET = /<div hidden=""><!--\$--><!--\/\$--><\/div>/;
const ISLAND_EDGE = /(<\/?island-root\b)/;
/** End tags that the parser adds by itself, where what follows says so. */
const IMPLIED_END =
  /<\/(?:li|dt|dd|tr|td|th|thead|tbody|option)>(?=<(?:li|dt|dd|tr|td|th|tbody|option|\/(?:ul|ol|dl|div|tr|thead|tbody|table|select))[ >])/g;
/** XML's end of an element that is void in HTML. */
const VOID_END = /(<(?:br|hr|img|input|link|meta|wbr)\b[^<>]*?)\/>/g;

const TAG_WITH_EMPTY = /<[a-z][^<>]*=""[^<>]*>/g;
/** An attribute that is there, or not: its value says no more. */
const EMPTY_VALUE = / ([\w-]+)=""/g;

/** React looks for its marks where it takes over: in islands they stay. */
function withoutMarks(html: string): string {
  let depth = 0;
  return html
    .split(ISLAND_EDGE)
    .map((piece) => {
      if (piece === '<island-root') depth += 1;
      else if (piece === '</island-root') depth -= 1;
      return depth > 0 ? piece : piece.replace(REACT_MARK, '');
    })
    .join('');
}

/**
 * Leaves out of a page what a parser does not need to build the same tree: marks for a React that never
 * comes, end tags that the standard lets go, the slash of void elements,
 * empty values. A tenth of a kilobyte, compressed.
 */
export function leanMarkup(html: string): string {
  return withoutMarks(html.replace(EMPTY_OUTLET, ''))
    .replace(IMPLIED_END, '')
    .replace(VOID_END, '$1>')
    .replace(TAG_WITH_EMPTY, (tag) => tag.replace(EMPTY_VALUE, ' $1'));
}
