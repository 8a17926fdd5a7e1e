import { Mutex } from 'async-mutex';
import type { Unsettled } from '../../content-check/placeholders';
import type { Sentence } from '../../content-check/sentences-near';
import { withoutInvisibleIn } from '../model/invisible';
import type { Problem } from '../model/problem';
import type { Field } from '../site/fields';
import type { Listed } from '../site/page-list';
import type { Change } from '../source/change';
import type { Path } from '../source/read';
import { Editor } from './editor';
import { isReview } from './git';
import type { LoadedSite } from './loaded-site';
import { keepPicture, type Uploaded } from './pictures';
import { Refused } from './refused';
import { readConflicts, refresh, type Sent, sendForReview, writeConflicts } from './review';
import { type ReviewState, reviewState } from './review-state';
import { describeChanges } from './summary';
import { sentText, type Unsent, unsentChanges } from './unsent';
import type { Workspace } from './workspace';

type OfField = { file: string; path: Path };
type OfChange = { file: string; change: Change };
type OfRemoval = { file: string; to?: string };
type OfCollection = { collection: string; answers: unknown };

/** The edit mode's actions. Each one completes or throws. */
export type Actions = ReturnType<typeof createActions>;

export function createActions(workspace: Workspace, loaded: LoadedSite) {
  const editor = new Editor(workspace, loaded);
  /** Writing actions run one at a time, so that nothing changes between a check and its write. */
  const turn = new Mutex();
  const inTurn =
    <Asked, Answer>(act: (asked: Asked) => Promise<Answer>) =>
    (asked: Asked): Promise<Answer> =>
      turn.runExclusive(() => act(asked));

  /** Ends the conflicts of a field, once the editor has chosen a text. */
  const endConflict = (file: string, path: Path) => {
    const isAbove = (other: Path) => other.every((key, i) => key === path[i]);
    writeConflicts(
      workspace,
      readConflicts(workspace).filter((one) => one.file !== file || !isAbove(one.path)),
    );
  };

  /** Sends one at a time. Saving does not wait for it, except while files are replaced. */
  const sending = new Mutex();
  const send = async (): Promise<Sent> => {
    await workspace.git.fetch();
    const { moved } = await turn.runExclusive(() => refresh(workspace));
    if (moved) loaded.renew();
    const changes = await unsentChanges(workspace, loaded);
    if (changes.some(({ conflict }) => conflict))
      throw new Refused(
        'Someone else changed the same text. Choose one of the two in the list, then send again.',
        409,
      );
    const problems = await editor.problems();
    if (problems.length > 0) throw new Refused('Not sent: something needs fixing.', 422, problems);
    if (changes.length === 0) throw new Refused('No changes since the last send.');
    await turn.runExclusive(() => editor.date());
    return sendForReview(workspace, describeChanges(changes));
  };

  return {
    field: async ({ file, path }: OfField): Promise<Field> => {
      const field = await loaded.ask('field', file, path);
      if (!field) throw new Refused('Unknown field.', 404);
      return field;
    },
    check: ({ file, change }: OfChange): Promise<Problem[]> => editor.check(file, change),
    make: inTurn(({ file, change }: OfChange): Promise<void> => editor.make(file, change)),
    problems: (): Promise<Problem[]> => editor.problems(),
    beforeLaunch: (): Promise<Unsettled[]> => loaded.ask('beforeLaunch'),
    changes: (): Promise<Unsent[]> => unsentChanges(workspace, loaded),
    /** The sentences near the changed figures, which may now be false. */
    sentencesNear: async (): Promise<Sentence[]> => {
      const { git } = workspace;
      const files = await git.changedFiles(await git.sentCommit());
      const sent = files
        .filter((file) => file.endsWith('.ts'))
        .map(async (file) => [file, (await sentText(workspace, file)) ?? null]);
      return loaded.ask('sentencesNear', Object.fromEntries(await Promise.all(sent)));
    },
    undo: inTurn(async ({ file, change }: OfChange): Promise<void> => {
      await editor.undo(file, change);
      endConflict(file, change.path);
      if (change.path.length > 0) return;
      // The page is back: other files may still treat it as deleted.
      const others = Object.entries(await loaded.ask('withPage', file));
      workspace.write(
        Object.fromEntries(others.map(([other, text]) => [other, workspace.format(other, text)])),
      );
      loaded.renew();
    }),
    /** Chooses the editor's own text where somebody else has changed the same one. */
    keepMine: inTurn(async ({ file, path }: OfField) => endConflict(file, path)),
    send: (): Promise<Sent> => sending.runExclusive(send),
    /**
     * How far the review in progress is; undefined without one, or where the host of the remote
     * cannot be asked.
     */
    reviewState: async (): Promise<ReviewState | undefined> => {
      const { git } = workspace;
      const remote = await git.remote();
      if (!remote || !isReview(await git.branch())) return undefined;
      return reviewState(remote, await git.sentCommit()).catch(() => undefined);
    },
    pages: (): Promise<Listed[]> => loaded.ask('pages'),
    newThings: () => loaded.ask('newThings'),
    create: inTurn(async ({ collection, answers }: OfCollection): Promise<{ path: string }> => {
      const typed = withoutInvisibleIn(answers);
      const { files, path: address, problems } = await loaded.ask('beginning', collection, typed);
      if (problems.length > 0)
        throw new Refused('Not created: something needs fixing.', 422, problems);
      const first = Object.keys(files)[0] ?? '';
      if (workspace.exists(first)) throw new Refused('A page with this name already exists.', 409);
      await editor.writeAll(files);
      loaded.renew();
      return { path: address };
    }),
    /** Moves a page among those of its kind. */
    movePage: inTurn(async ({ file, by }: { file: string; by: -1 | 1 }): Promise<void> => {
      await editor.writeAll(await loaded.ask('movedPage', file, by));
    }),
    linksTo: ({ file }: { file: string }): Promise<Problem[]> => loaded.ask('linksTo', file),
    /** Deletes a page. @param to the id of the page that replaces it in links */
    remove: inTurn(async ({ file, to }: OfRemoval): Promise<void> => {
      const page = (await loaded.ask('pages')).find((page) => page.file === file);
      // The site cannot be built without its home page and the files that are not pages.
      if (!page || page.path === '/') throw new Refused('This file is required.', 409);
      const links = await loaded.ask('linksTo', file);
      if (links.length > 0 && !to)
        throw new Refused('Other pages link to this one. Choose where these links lead.', 409);
      const others = await loaded.ask('withoutPage', file, to);
      await editor.writeAll({ ...others, [file]: null });
      loaded.renew();
    }),
    picture: inTurn(
      ({ name, data }: { name: string; data: string }): Promise<Uploaded> =>
        keepPicture(workspace, Buffer.from(data, 'base64'), name),
    ),
  };
}
