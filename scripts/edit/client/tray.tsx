import { type ReactNode, useEffect, useState } from 'react';
import type { Sentence } from '../../content-check/sentences-near';
import { translationOf } from '../model/languages';
import { readable } from '../server/readable';
import type { Sent } from '../server/review';
import type { ReviewState } from '../server/review-state';
import type { Unsent } from '../server/unsent';
import type { Path } from '../source/read';
import { ask } from './api';
import { ProblemList } from './fault';
import { type Site, useAttempt } from './hooks';
import { nameOf } from './navigation';
import { Button, Card, Panel } from './panel';

type Go = (file: string, path: Path) => void;

const kinds = { changed: 'Changed', added: 'New', removed: 'Removed', moved: 'Reordered' };

/** What changed, in words. @param page the name of its page; a file that is no page has none */
function titleOf({ file, place, kind }: Unsent, page: string | undefined): string {
  const own = page ?? file.replace(/^content\/|\.\w+$/g, '').replaceAll('-', ' ');
  const name = file.startsWith('public/') ? 'picture' : [own, place].filter(Boolean).join(': ');
  return `${kinds[kind]}: ${name}`;
}

type ChangeProps = { change: Unsent; page: string | undefined; actions: ReactNode };

/** One change: what changed, and the text before and after. */
function ChangeCard({ change, page, actions }: ChangeProps) {
  const { file, kind, follows, conflict, before, after } = change;
  const picture = file.startsWith('public/') && kind !== 'removed' && file.slice('public'.length);
  return (
    <Card
      place={titleOf(change, page)}
      actions={follows ? 'Changed automatically, and undone with its cause.' : actions}
    >
      {/* biome-ignore lint/performance/noImgElement: what was just kept is shown as it is */}
      {picture && <img src={picture} alt="" />}
      {conflict && <em className="fault">Someone else has changed this too. Choose one text.</em>}
      {kind !== 'moved' && before !== undefined && <del>{readable(before)}</del>}
      {kind !== 'moved' && after !== undefined && <ins>{readable(after)}</ins>}
    </Card>
  );
}

type LinkProps = { href: string; children: ReactNode };

const Outward = ({ href, children }: LinkProps) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);

/** How far the review that was sent is: its preview, and the checks that failed. */
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

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

type NearbyProps = { near: readonly Sentence[]; pages: Site['pages']; onGo: Go };

/** The sentences near a changed figure, which may now be false, in every language. */
const Nearby = ({ near, pages, onGo }: NearbyProps) => (
  <section aria-label="May now be false">
    <h3>Read these: they may now be false</h3>
    <ul>
      {near.map(({ file, field, text }) => {
        const page = pages.find((one) => one.file === file);
        const go = (file: string) => () => onGo(file, field as Path);
        const actions = (
          <>
            <Button onClick={go(file)}>Go there</Button>
            {page?.translations.map(({ language }) => (
              <Button key={language} onClick={go(translationOf(file, language))}>
                In {languages.of(language)}
              </Button>
            ))}
          </>
        );
        return (
          <Card
            key={`${file}${field.join('.')}${text}`}
            place={page?.name ?? file}
            actions={actions}
          >
            <p>{text}</p>
          </Card>
        );
      })}
    </ul>
  </section>
);

type TrayProps = { site: Site; onGo: Go; onChanged: () => void; onClose: () => void };

/** All changes since the last send, what is wrong or may be false, and the button to send. */
export function Tray({ site, onGo, onChanged, onClose }: TrayProps) {
  const { pages, changes, problems, isRead } = site;
  const [sent, setSent] = useState<Sent>();
  const [state, setState] = useState<ReviewState>();
  const [near, setNear] = useState<readonly Sentence[]>([]);
  const { message, save, isSaving } = useAttempt();
  useEffect(() => {
    ask('reviewState').then(setState, console.warn);
  }, []);
  useEffect(() => {
    if (changes.length > 0) setSent(undefined);
    if (changes.length === 0) setNear([]);
    else ask('sentencesNear').then(setNear, console.warn);
  }, [changes]);
  const undo = (change: Unsent) => save(() => ask('undo', change.file, change).finally(onChanged));
  const keep = ({ file, path }: Unsent) =>
    save(() => ask('keepMine', file, path).finally(onChanged));
  const send = () => save(async () => setSent(await ask('send').finally(onChanged)));
  const actionsOf = (change: Unsent) => (
    <>
      <Button onClick={() => onGo(change.file, change.path)}>Show</Button>
      <Button isOff={isSaving} onClick={() => undo(change)}>
        {change.conflict ? 'Use theirs, above' : 'Undo'}
      </Button>
      {change.conflict && (
        <Button isOff={isSaving} onClick={() => keep(change)}>
          Keep mine, below
        </Button>
      )}
    </>
  );
  const none = isRead ? 'No changes since the last send.' : 'Reading the changes …';

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
      {near.length > 0 && <Nearby near={near} pages={pages} onGo={onGo} />}
      {sent && (
        <p>
          Sent for review under the name {sent.branch}.{' '}
          {sent.link && <Outward href={sent.link}>Open the review</Outward>}
        </p>
      )}
    </Panel>
  );
}
