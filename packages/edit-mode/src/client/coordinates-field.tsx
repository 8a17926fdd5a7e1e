import type { ClipboardEvent, ReactNode } from 'react';

/**
 * Longitude and latitude in a pasted text: `34.69, 135.19`, `34.69° N 135.19° E`. The first number is
 * the longitude if it is marked with E or W or exceeds 90°, otherwise the latitude, as map services
 * copy a pair.
 */
function coordinatesIn(text: string): [number, number] | undefined {
  const found = [...text.matchAll(/(-?\d+(?:\.\d+)?)\s*°?\s*([NSEW])?/gi)];
  const degrees = found.map(([, number, letter = '']) =>
    /[SW]/i.test(letter) ? -Number(number) : Number(number),
  );
  const [first = 0, second = 0] = degrees;
  if (degrees.length !== 2) return undefined;
  const isLongitudeFirst = /[EW]/i.test(found[0]?.[2] ?? '') || Math.abs(first) > 90;
  return isLongitudeFirst ? [first, second] : [second, first];
}

type CoordinatesFieldProps = { onChange: (value: unknown) => void; children: ReactNode };

/** Wraps the fields of longitude and latitude, and fills both from a pair pasted into either. */
export function CoordinatesField({ onChange, children }: CoordinatesFieldProps) {
  const paste = (event: ClipboardEvent) => {
    const pair = coordinatesIn(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    onChange(pair);
  };
  return (
    <div onPaste={paste}>
      <small>Paste both as a map service copies them, such as 34.69, 135.19.</small>
      {children}
    </div>
  );
}
