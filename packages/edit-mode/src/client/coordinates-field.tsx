import { type ClipboardEvent, type ReactNode, useState } from 'react';
import type { FieldProps } from './controls';
import { coordinatesIn, coordinatesInWords, type Pair } from './coordinates';

type CoordinatesFieldProps = Pick<FieldProps, 'value' | 'onChange'> & { children: ReactNode };

/** Wraps the fields of longitude and latitude, and fills both from a pair pasted into either. */
export function CoordinatesField({ value, onChange, children }: CoordinatesFieldProps) {
  const [pasted, setPasted] = useState<Pair>();
  const numbers = value as unknown[];
  const paste = (event: ClipboardEvent) => {
    const pair = coordinatesIn(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    setPasted(pair);
    onChange(pair);
  };
  const swap = () => onChange([numbers[1], numbers[0]]);
  const isWhole = numbers.every((number) => typeof number === 'number');
  return (
    <div onPaste={paste}>
      <small>Paste both as a map service copies them, such as 34.69, 135.19.</small>
      {children}
      {pasted && isWhole && (
        <p role="status">
          {coordinatesInWords(value as Pair)}.{' '}
          <button type="button" className="plain" onClick={swap}>
            Swap
          </button>
        </p>
      )}
    </div>
  );
}
