import { Fragment } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import type { RichText as RichTextContent } from '@/content/schema/link';
import { datedPieces } from '@/lib/text/dates';
import { figurePieces } from '@/lib/text/figure-pieces';
import { SmartLink } from '../smart-link/smart-link';
import styles from './rich-text.module.scss';

type Piece = Exclude<RichTextContent, string>[number];

/** Plain text whose figures stay on one line with their unit. */
function Figures({ text }: { text: string }) {
  return figurePieces(text).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
    <Fragment key={i}>
      {piece.isFigure ? <span className={styles.figure}>{piece.text}</span> : piece.text}
    </Fragment>
  ));
}

/** Plain text with machine-readable dates. */
function Words({ text }: { text: string }) {
  return datedPieces(text, currentSite().locale).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
    <Fragment key={i}>
      {piece.date ? <time dateTime={piece.date}>{piece.text}</time> : <Figures text={piece.text} />}
    </Fragment>
  ));
}

function RichPiece({ piece }: { piece: Piece }) {
  if (typeof piece === 'string') return <Words text={piece} />;
  if ('strong' in piece)
    return (
      <strong>
        <Figures text={piece.strong} />
      </strong>
    );
  if ('abbr' in piece) return <abbr title={piece.meaning}>{piece.abbr}</abbr>;
  return (
    <SmartLink to={piece}>
      <Figures text={piece.text} />
    </SmartLink>
  );
}

type RichTextProps = { text: RichTextContent };

/** Running text with its links, emphasis, abbreviations and dates. */
export function RichText({ text }: RichTextProps) {
  if (typeof text === 'string') return <Words text={text} />;
  return text.map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
    <Fragment key={i}>
      <RichPiece piece={piece} />
    </Fragment>
  ));
}
