import { useEffect, useState } from 'react';
import type { Problem } from '../../content-check/problem';
import type { Path } from '../../content-source/read';
import type { Kept } from '../editor';
import type { Sent } from '../review';
import { ask, type RefusedHere } from './api';

type TrayProps = {
  changes: readonly Kept[];
  problems: readonly Problem[];
  onGo: (file: string, path: Path) => void;
  onChanged: () => void;
  onClose: () => void;
};

const shown = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value, null, 1);

const kinds = { changed: 'Changed', added: 'New', removed: 'Taken out', moved: 'In another order' };

function ChangeCard({
  change,
  onGo,
  onUndo,
}: {
  change: Kept;
  onGo: TrayProps['onGo'];
  onUndo: () => void;
}) {
  const { file, place, path, kind, before, after } = change;
  const isShort = kind !== 'moved';
  return (
    <li>
      <p className="place">
        {kinds[kind]}: {place || 'the whole file'} <small>{file}</small>
      </p>
      {isShort && before !== undefined && <del>{shown(before)}</del>}
      {isShort && after !== undefined && <ins>{shown(after)}</ins>}
      <p className="actions">
        <button type="button" onClick={() => onGo(file, path)}>
          Show
        </button>
        <button type="button" onClick={onUndo}>
          Undo
        </button>
      </p>
    </li>
  );
}

function SentNote({ sent }: { sent: Sent }) {
  if (!sent.pushed) {
    return (
      <p className="good">
        Kept under the name {sent.branch}. There is nowhere set up to send it to; ask whoever looks
        after the site to fetch it from here.
      </p>
    );
  }
  return (
    <p className="good">
      Sent for review under the name {sent.branch}.{' '}
      {sent.link && (
        <a href={sent.link} target="_blank" rel="noreferrer">
          Open the review
        </a>
      )}
    </p>
  );
}

/** All that changed since it was last sent, what is still wrong, and the way on. */
export function Tray({ changes, problems, onGo, onChanged, onClose }: TrayProps) {
  const [sent, setSent] = useState<Sent>();
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (changes.length > 0) setSent(undefined);
  }, [changes]);
  const attempt = async (work: () => Promise<void>) => {
    setMessage('');
    await work().catch((error: RefusedHere) => setMessage(error.message));
    onChanged();
  };
  const undo = (change: Kept) => attempt(() => ask('undo', { file: change.file, change }));
  const send = () => attempt(async () => setSent(await ask('send')));

  return (
    <section className="panel" aria-label="Changes">
      <header>
        <h2>Changes</h2>
        <p>
          {changes.length === 0
            ? 'Nothing has changed since it was last sent.'
            : 'Not yet sent for review.'}
        </p>
      </header>
      <div className="scroll">
        {problems.length > 0 && (
          <ul className="faults">
            {problems.map(({ file, line, place, field, wrong, mend }) => (
              <li key={`${file}${field.join()}${wrong}`}>
                <p className="place">
                  {place || file}{' '}
                  <small>{line === undefined ? file : `${file}, line ${line}`}</small>
                </p>
                <em className="fault">
                  This {wrong}; {mend}.
                </em>
                <button type="button" onClick={() => onGo(file, field as Path)}>
                  Go there
                </button>
              </li>
            ))}
          </ul>
        )}
        <ul>
          {changes.map((change) => (
            <ChangeCard
              key={`${change.file}${change.path.join('.')}`}
              change={change}
              onGo={onGo}
              onUndo={() => undo(change)}
            />
          ))}
        </ul>
        {sent && <SentNote sent={sent} />}
      </div>
      <footer>
        {message && <em className="fault">{message}</em>}
        <button
          type="button"
          className="main"
          disabled={changes.length === 0 || problems.length > 0}
          onClick={send}
        >
          Send for review
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </footer>
    </section>
  );
}
