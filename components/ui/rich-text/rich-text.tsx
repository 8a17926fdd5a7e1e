import { Fragment } from 'react';
import type { RichText as RichTextContent } from '@/content/schema/link';
import { DatedText } from '../dated-text/dated-text';
import { SmartLink } from '../smart-link/smart-link';

type Piece = Exclude<RichTextContent, string>[number];

function RichPiece({ piece }: { piece: Piece }) {
  if (typeof piece === 'string') return <DatedText text={piece} />;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  if ('abbr' in piece) return <abbr title={piece.meaning}>{piece.abbr}</abbr>;
  return (
    <SmartLink to={piece} canonical>
      {piece.text}
    </SmartLink>
  );
}

type RichTextProps = { text: RichTextContent };

/** Running text with its links, stress, abbreviations and dates. */
export function RichText({ text }: RichTextProps) {
  if (typeof text === 'string') return <DatedText text={text} />;
  return text.map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
    <Fragment key={i}>
      <RichPiece piece={piece} />
    </Fragment>
  ));
}
