/** The markers that React writes between texts and around Suspense boundaries. */
const REACT_MARK = /<!--(?: |\/?\$)-->/g;
/** The empty element that Next keeps for late metadata. */
const EMPTY_OUTLET = /<div hidden=""><!--\$--><!--\/\$--><\/div>/;
const ISLAND_EDGE = /(<\/?island-root\b)/;
/** End tags that the parser implies from what follows. */
const IMPLIED_END =
  /<\/(?:li|dt|dd|tr|td|th|thead|tbody|option)>(?=<(?:li|dt|dd|tr|td|th|tbody|option|\/(?:ul|ol|dl|div|tr|thead|tbody|table|select))[ >])/g;
/** The slash of an element that is void in HTML. */
const VOID_END = /(<(?:br|hr|img|input|link|meta|wbr)\b[^<>]*?)\/>/g;

/** Elements whose attributes React writes in camel case. Names of SVG must keep theirs. */
const HTML_TAG =
  /<(?:a|button|form|iframe|img|input|label|link|meta|select|source|t[dh]|textarea|time)\b[^<>]*>/g;
const ATTRIBUTE = /( [\w-]+)(="[^"]*")/g;

const TAG_WITH_EMPTY = /<[a-z][^<>]*=""[^<>]*>/g;
/** An attribute with an empty value. */
const EMPTY_VALUE = / ([\w-]+)=""/g;

/** Removes React's markers except within islands, where React needs them to hydrate. */
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
 * Removes what a parser does not need to build the same tree: React's markers outside islands,
 * optional end tags, the slash of void elements, empty values. Writes names in lower case, which
 * are in brotli's dictionary. Saves about 120 compressed bytes.
 */
export function leanMarkup(html: string): string {
  return withoutMarks(html.replace(EMPTY_OUTLET, ''))
    .replace(IMPLIED_END, '')
    .replace(VOID_END, '$1>')
    .replace(HTML_TAG, (tag) =>
      tag.replace(ATTRIBUTE, (_, name: string, value: string) => name.toLowerCase() + value),
    )
    .replace(TAG_WITH_EMPTY, (tag) => tag.replace(EMPTY_VALUE, ' $1'));
}
