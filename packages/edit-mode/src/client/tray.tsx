import { useEffect, useState } from 'react';
import type { Problem } from '../content/problem';
import type { Listed, OlderPage } from '../edited-site';
import type { Sent } from '../server/review';
import type { Unsent } from '../server/unsent';
import type { Path } from '../source/read';
import { ask } from './api';
import { useAttempt } from './attempt';
import { ChangeCard } from './change-card';
import { sentenceFor } from './fault';
import { OlderTexts } from './older-texts';
import { PageLooks, useLooks } from './page-looks';
import { Panel } from './panel';
import { ReviewProgress } from './review-progress';
import { replaceText } from './sentences';
import { tooShort } from './too-short';

type TrayProps = {
  pages: readonly Listed[];
  changes: readonly Unsent[];
  problems: readonly Problem[];
  older: readonly OlderPage[];
  onGo: (file: string, path: Path) => void;
  onChanged: () => void;
  onClose: () => void;
};

function SentNote({ sent: { branch, pushed, link } }: { sent: Sent }) {
  if (!pushed) {
    return (
      <p className="good">
        Kept under the name {branch}. There is nowhere set up to send it to; ask whoever looks after
        the site to fetch it from here.
      </p>
    );
  }
  return (
    <p className="good">
      Sent for review under the name {branch}.{' '}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          Open the review
        </a>
      )}
    </p>
  );
}

/** All changes since the last send, open problems, and the button to send. */
export function Tray({ pages, changes, problems, older, onGo, onChanged, onClose }: TrayProps) {
  const [sent, setSent] = useState<Sent>();
  /** The list as it was before the first Undo, so that no other button slides under the pointer. */
  const [held, setHeld] = useState<{ changes: readonly Unsent[]; undone: readonly Unsent[] }>();
  const shown = held?.changes ?? changes;
  const { message, attempt, save, isSaving } = useAttempt();
  useEffect(() => {
    if (changes.length > 0) setSent(undefined);
  }, [changes]);
  const looks = useLooks(pages, shown);
  const short = looks.flatMap(({ path, name, after = '' }) => {
    const page = new DOMParser().parseFromString(after, 'text/html');
    const says = tooShort(page);
    return says ? { path, name, says } : [];
  });
  const undo = (change: Unsent) =>
    attempt(async () => {
      setHeld({ changes: shown, undone: [...(held?.undone ?? []), change] });
      try {
        await ask('undo', { file: change.file, change }).finally(onChanged);
      } catch (error) {
        setHeld(undefined);
        throw error;
      }
      replaceText(change, change.after, change.before);
    });
  const send = () =>
    save(async () => {
      setHeld(undefined);
      setSent(await ask('send').finally(onChanged));
    });

  return (
    <Panel
      name="Changes"
      title="Changes"
      intro={
        <p>
          {changes.length === 0 ? 'No changes since the last send.' : 'Not yet sent for review.'}
        </p>
      }
      message={message}
      action={
        <button
          type="button"
          className="main"
          disabled={isSaving || changes.length === 0 || problems.length > 0 || short.length > 0}
          onClick={send}
        >
          {isSaving ? 'Sending …' : 'Send for review'}
        </button>
      }
      onClose={onClose}
    >
      <ul className="faults" hidden={problems.length + short.length === 0}>
        {short.map(({ path, name, says }) => (
          <li key={path}>
            <p className="place">{name}</p>
            <em className="fault">{says}</em>
            <button type="button" onClick={() => location.assign(path)}>
              Go there
            </button>
          </li>
        ))}
        {problems.map((problem) => (
          <li key={`${problem.file}${problem.field.join()}${problem.found}`}>
            <p className="place">
              {problem.place || problem.file}{' '}
              <small>{[problem.file, problem.line].filter(Boolean).join(', line ')}</small>
            </p>
            <em className="fault">
              {sentenceFor(problem, { file: problem.file, path: problem.field as Path })}
            </em>
            <button type="button" onClick={() => onGo(problem.file, problem.field as Path)}>
              Go there
            </button>
          </li>
        ))}
      </ul>
      <ReviewProgress onGo={onGo} />
      <PageLooks looks={looks} changes={shown} />
      <ul onPointerLeave={() => setHeld(undefined)}>
        {shown.map((change) => (
          <ChangeCard
            key={`${change.file}${change.path.join('.')}`}
            change={change}
            isUndone={held?.undone.includes(change) ?? false}
            onGo={() => onGo(change.file, change.path)}
            onUndo={() => undo(change)}
          />
        ))}
      </ul>
      <OlderTexts pages={older} onGo={onGo} onChanged={onChanged} />
      {sent && <SentNote sent={sent} />}
    </Panel>
  );
}
