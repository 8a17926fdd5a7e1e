import { Fragment } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import { datedPieces } from '@/lib/format/dates-in-text';
import { figurePieces } from '@/lib/text/figure-pieces';
import { type Piece, runningText } from '@/lib/text/running-text';
import { SmartLink } from '../smart-link/smart-link';
import styles from './rich-text.module.scss';

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

function RichPiece({ piece: { text, to, strong, meaning } }: { piece: Piece }) {
  const words = <Words text={text} />;
  if (to) return <SmartLink to={to}>{words}</SmartLink>;
  if (strong) return <strong>{words}</strong>;
  return meaning === undefined ? words : <abbr title={meaning}>{text}</abbr>;
}

/** Running text with its links, emphasis, abbreviations and dates. */
export function RichText({ text }: { text: string }) {
  return runningText(text).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
    <Fragment key={i}>
      <RichPiece piece={piece} />
    </Fragment>
  ));
}
