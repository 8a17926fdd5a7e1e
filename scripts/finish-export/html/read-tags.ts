import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';

/** A start tag of a page; a script comes with its text. */
export type Tag = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  /** Offsets of the tag in the page; of the whole element if it is a script. */
  start: number;
  end: number;
};

/** Elements whose content is text to a parser, however much it looks like tags. */
const TEXT_MODES: Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = {
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

const SCRIPT_END = '</script>';

export type TagHandler = {
  onTag: (tag: Tag) => void;
  /** Gets the name of an end tag and its offset. */
  onEndTag: (name: string, start: number) => void;
};

const ignore = () => {};

function tagOf({ tagName, attrs, location }: Token.TagToken, from: number): Tag {
  const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const { startOffset = 0, endOffset = 0 } = location ?? {};
  return {
    name: tagName,
    attributes,
    text: '',
    start: from + startOffset,
    end: from + endOffset,
  };
}

/** A script with its text, which is half of a page and holds no tags: no need to tokenize it. */
function wholeScript(html: string, tag: Tag): Tag {
  const textEnd = html.indexOf(SCRIPT_END, tag.end);
  if (textEnd === -1) return { ...tag, end: html.length };
  return { ...tag, text: html.slice(tag.end, textEnd), end: textEnd + SCRIPT_END.length };
}

/** Reads on from an offset up to the end of the next script, and returns where that is. */
function readOn(html: string, from: number, { onTag, onEndTag }: TagHandler): number {
  let next = html.length;
  const handler: TokenHandler = {
    onStartTag(token) {
      const tag = tagOf(token, from);
      tokenizer.state = TEXT_MODES[tag.name] ?? TokenizerMode.DATA;
      if (tag.name !== 'script') onTag(tag);
      else {
        const script = wholeScript(html, tag);
        onTag(script);
        next = script.end;
        tokenizer.pause();
      }
    },
    onEndTag({ tagName, location }) {
      onEndTag(tagName, from + (location?.startOffset ?? 0));
    },
    onCharacter: ignore,
    onWhitespaceCharacter: ignore,
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
    onParseError: null,
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.write(html.slice(from), true);
  return next;
}

/**
 * Reads the tags of a page in their order, with the parser's own tokenizer: what the finishing
 * step asks for needs no tree, and building one with its offsets takes more than twice as long.
 */
export function readTags(html: string, handler: TagHandler): void {
  for (let from = 0; from < html.length; ) from = readOn(html, from, handler);
}
