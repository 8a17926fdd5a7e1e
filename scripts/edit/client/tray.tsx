import { useEffect, useState } from 'react';
import type { Problem } from '../model/problem';
import type { Sent } from '../server/review';
import type { Unsent } from '../server/unsent';
import type { Listed } from '../site/page-list';
import type { Path } from '../source/read';
import { ask } from './api';
import { ChangeCard } from './change-card';
import { ProblemList } from './fault';
import { useAttempt } from './hooks';
import { nameOf } from './navigation';
import { Nearby } from './nearby';
import { Panel } from './panel';
import { ReviewProgress } from './review-progress';
import { replaceText } from './sentences';

type TrayProps = {
  pages: readonly Listed[];
  changes: readonly Unsent[];
  problems: readonly Problem[];
  isRead: boolean;
  onGo: (file: string, path: Path) => void;
  onChanged: () => void;
  onClose: () => void;
};

const SentNote = ({ sent: { branch, link } }: { sent: Sent }) => (
  <p>
    Sent for review under the name {branch}.{' '}
    {link && (
      <a href={link} target="_blank" rel="noreferrer">
        Open the review
      </a>
    )}
  </p>
);

/** All changes since the last send, open problems, and the button to send. */
export function Tray({ pages, changes, problems, isRead, onGo, onChanged, onClose }: TrayProps) {
  const [sent, setSent] = useState<Sent>();
  const { message, save, isSaving } = useAttempt();
  useEffect(() => {
    if (changes.length > 0) setSent(undefined);
  }, [changes]);
  const undo = (change: Unsent) =>
    save(async () => {
      await ask('undo', { file: change.file, change }).finally(onChanged);
      replaceText(change, change.after, change.before);
    });
  const keep = ({ file, path }: Unsent) =>
    save(() => ask('keepMine', { file, path }).finally(onChanged));
  const [isSending, setSending] = useState(false);
  const send = () =>
    save(async () => {
      setSending(true);
      const sending = ask('send').finally(onChanged);
      setSent(await sending.finally(() => setSending(false)));
    });

  return (
    <Panel
      name="Changes"
      intro={
        <p>
          {changes.length > 0
            ? 'Not yet sent for review.'
            : isRead
              ? 'No changes since the last send.'
              : 'Reading the changes …'}
        </p>
      }
      message={message}
      action={
        <button
          type="button"
          className="main"
          disabled={isSaving || changes.length === 0 || problems.length > 0}
          onClick={send}
        >
          {isSending ? 'Sending …' : 'Send for review'}
        </button>
      }
      onClose={onClose}
    >
      <ProblemList problems={problems} onGo={onGo} />
      <ReviewProgress />
      <ul>
        {changes.map((change) => (
          <ChangeCard
            key={`${change.file}${change.path.join('.')}`}
            change={change}
            page={nameOf(pages, change.file)}
            isBusy={isSaving}
            onGo={() => onGo(change.file, change.path)}
            onUndo={() => undo(change)}
            onKeep={() => keep(change)}
          />
        ))}
      </ul>
      <Nearby changes={changes} pages={pages} onGo={onGo} />
      {sent && <SentNote sent={sent} />}
    </Panel>
  );
}
