import { Fragment } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import type { Target } from '@/content/schema/link';
import { datedPieces } from '@/lib/format/dates-in-text';
import { figurePieces } from '@/lib/format/figure-pieces';
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

/** Plain text with machine-readable dates, which may break before the year. */
function Words({ text }: { text: string }) {
  return datedPieces(text, currentSite().locale).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
    <Fragment key={i}>
      {piece.date ? (
        <time dateTime={piece.date}>{piece.text.replace(' ', '\u00a0')}</time>
      ) : (
        <Figures text={piece.text} />
      )}
    </Fragment>
  ));
}

/** A link to a numbered source, such as `[source 6](#sources)`: its number, raised. */
function Source({ text, to }: { text: string; to: Target }) {
  const [, name, number] = /^(\D*)(.*)$/.exec(text) ?? [];
  return (
    <sup className={styles.source}>
      <SmartLink to={to}>
        <span>{name}</span>
        {number}
      </SmartLink>
    </sup>
  );
}

const isSource = ({ text, to }: Piece) =>
  to && 'fragment' in to && !('page' in to) && to.fragment === 'sources' && /\d/.test(text);

function RichPiece({ piece }: { piece: Piece }) {
  const { text, to, strong, meaning } = piece;
  if (to && isSource(piece)) return <Source text={text} to={to} />;
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
