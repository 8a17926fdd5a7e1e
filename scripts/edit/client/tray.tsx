import { type ReactNode, useEffect, useState } from 'react';
import type { Path } from '../../content-source/read';
import { isTranslation, languageOf } from '../model/languages';
import { fileInWords } from '../model/readable';
import type { Sent } from '../server/review';
import type { ReviewState } from '../server/review-state';
import type { Unsent } from '../server/unsent';
import { ask } from './api';
import { ProblemList } from './fault';
import { type Site, useAttempt } from './hooks';
import { nameOf } from './navigation';
import { Button, Card, Panel } from './panel';

type Go = (file: string, path: Path) => void;

const undoes = { changed: 'Undo', added: 'Undo', removed: 'Put it back', moved: 'Undo' };
const kinds = { changed: 'Changed', added: 'New', removed: 'Removed', moved: 'Reordered' };

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

/** What changed, in words. @param page the name of its page; a file that is no page has none */
function titleOf({ file, place, kind }: Unsent, page: string | undefined): string {
  const own = page ?? fileInWords(file);
  const language = isTranslation(file) ? ` in ${languages.of(languageOf(file))}` : '';
  const name = file.startsWith('public/') ? 'picture' : [own, place].filter(Boolean).join(': ');
  return `${kinds[kind]}${language}: ${name}`;
}

type ChangeProps = { change: Unsent; page: string | undefined; actions: ReactNode };

function ChangeCard({ change, page, actions }: ChangeProps) {
  const { file, kind, follows, was, now } = change;
  const picture = file.startsWith('public/') && kind !== 'removed' && file.slice('public'.length);
  return (
    <Card
      place={titleOf(change, page)}
      actions={follows ? 'Changed automatically, and undone with its cause.' : actions}
    >
      {/* biome-ignore lint/performance/noImgElement: what was just kept is shown as it is */}
      {picture && <img src={picture} alt="" />}
      {kind !== 'moved' && was !== undefined && <del>{was}</del>}
      {kind !== 'moved' && now !== undefined && <ins>{now}</ins>}
    </Card>
  );
}

const Outward = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);

const ReviewProgress = ({ state: { failed, isChecking, preview } }: { state: ReviewState }) => (
  <section aria-label="Review in progress">
    {preview && (
      <p>
        <Outward href={preview}>See the site with what you sent</Outward>
      </p>
    )}
    {isChecking && <p>What you sent is being checked.</p>}
    {failed.map(({ name, link }) => (
      <p key={link} className="fault">
        The check “{name}” has failed. <Outward href={link}>Details</Outward>
      </p>
    ))}
  </section>
);

type TrayProps = {
  site: Site;
  isReading: boolean;
  onGo: Go;
  onChanged: () => void;
  onClose: () => void;
};

export function Tray({ site, isReading, onGo, onChanged, onClose }: TrayProps) {
  const { pages, changes, problems } = site;
  const [sent, setSent] = useState<Sent>();
  const [state, setState] = useState<ReviewState>();
  const { message, save, isSaving } = useAttempt();
  useEffect(() => {
    ask('reviewState').then(setState, console.warn);
  }, []);
  useEffect(() => {
    if (changes.length > 0) setSent(undefined);
  }, [changes]);
  const undo = (change: Unsent) => save(() => ask('undo', change.file, change).finally(onChanged));
  const send = () => save(async () => setSent(await ask('send').finally(onChanged)));
  const isShown = ({ path, file }: Unsent) => path.length > 0 || nameOf(pages, file) !== undefined;
  /** Where something is gone, what was before it. */
  const show = ({ file, path, now }: Unsent) => {
    const [list, key] = [path.slice(0, -1), path.at(-1)];
    const before = typeof key === 'number' ? [...list, Math.max(0, key - 1)] : list;
    onGo(file, now === undefined ? before : path);
  };
  const actionsOf = (change: Unsent) => (
    <>
      {isShown(change) && <Button onClick={() => show(change)}>Show</Button>}
      <Button isOff={isSaving} onClick={() => undo(change)}>
        {undoes[change.kind]}
      </Button>
    </>
  );
  const none = isReading ? 'Reading the changes …' : 'No changes since the last send.';

  return (
    <Panel
      name="Changes"
      intro={<p>{changes.length > 0 ? 'Not yet sent for review.' : none}</p>}
      message={message}
      action={
        <Button
          kind="main"
          isOff={isSaving || changes.length === 0 || problems.length > 0}
          onClick={send}
        >
          {isSaving ? 'Working …' : 'Send for review'}
        </Button>
      }
      onClose={onClose}
    >
      <ProblemList problems={problems} onGo={onGo} />
      {state && <ReviewProgress state={state} />}
      <ul>
        {changes.map((change) => (
          <ChangeCard
            key={`${change.file}${change.path.join('.')}`}
            change={change}
            page={nameOf(pages, change.file)}
            actions={actionsOf(change)}
          />
        ))}
      </ul>
      {sent && (
        <p>
          Sent for review under the name {sent.branch}.{' '}
          {sent.link && <Outward href={sent.link}>Open the review</Outward>}
        </p>
      )}
    </Panel>
  );
}
