import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';

/** A start tag of a page; a script includes its text. */
export type Tag = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  /** Offsets of the tag in the page; for a script, of the whole element. */
  start: number;
  end: number;
};

/** Elements whose content a parser reads as text. */
const TEXT_MODES: Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

type TagHandler = {
  onTag: (tag: Tag) => void;
  /** Called with the name of an end tag and its offset. */
  onEndTag: (name: string, start: number) => void;
};

const ignore = () => {};

function tagOf({ tagName, attrs, location }: Token.TagToken): Tag {
  const attributes: Record<string, string> = {};
  for (const { name, value } of attrs) attributes[name] = value;
  const { startOffset = 0, endOffset = 0 } = location ?? {};
  return { name: tagName, attributes, text: '', start: startOffset, end: endOffset };
}

/**
 * Reads the tags of a page in order, with parse5's tokenizer. Building a tree takes more than twice
 * as long, and is not needed.
 */
export function readTags(html: string, { onTag, onEndTag }: TagHandler): void {
  let script: Tag | undefined;
  const endScript = (textEnd: number, end: number) => {
    if (script) onTag({ ...script, text: html.slice(script.end, textEnd), end });
    script = undefined;
  };
  const handler: TokenHandler = {
    onStartTag(token) {
      const tag = tagOf(token);
      tokenizer.state = TEXT_MODES[tag.name] ?? TokenizerMode.DATA;
      if (tag.name === 'script') script = tag;
      else onTag(tag);
    },
    onEndTag({ tagName, location }) {
      const { startOffset = 0, endOffset = 0 } = location ?? {};
      endScript(startOffset, endOffset);
      onEndTag(tagName, startOffset);
    },
    onEof: () => endScript(html.length, html.length),
    onCharacter: ignore,
    onWhitespaceCharacter: ignore,
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onParseError: null,
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.write(html, true);
}
