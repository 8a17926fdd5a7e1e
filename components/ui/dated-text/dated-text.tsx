import { Fragment } from 'react';
import { datesIn } from '@/lib/text/dates-in';

/** A text whose dates machines can read. */
export function DatedText({ text }: { text: string }) {
  return datesIn(text).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
    <Fragment key={i}>
      {piece.date ? <time dateTime={piece.date}>{piece.text}</time> : piece.text}
    </Fragment>
  ));
}
