import { Mutex } from 'async-mutex';
import { withoutInvisibleIn } from '../content/invisible';
import type { Problem } from '../content/problem';
import type { Listed, OlderPage } from '../edited-site';
import type { Field } from '../forms/fields';
import type { Change } from '../source/apply';
import type { Path } from '../source/read';
import type { Editor } from './editor';
import { currentBranch, isReview, sentCommit } from './history';
import type { Judge } from './judge';
import { olderPages } from './older-pages';
import { keepPicture, type Uploaded } from './pictures';
import { Refused } from './refused';
import { refreshReview, remoteUrl, type Sent, sendForReview } from './review';
import { type ReviewState, reviewState } from './review-state';
import { describeChanges } from './summary';
import { type Unsent, unsentChanges } from './unsent';
import type { Workspace } from './workspace';

type OfField = { file: string; path: Path };
type OfChange = { file: string; change: Change; why?: string };
type OfRemoval = { file: string; to?: string; why?: string };
type OfLanguage = { file: string; language: string };
type OfCollection = { collection: string; answers: unknown };

/** The edit mode's actions. Each one completes or throws. */
export type Actions = ReturnType<typeof createActions>;

export function createActions(workspace: Workspace, editor: Editor, judge: Judge) {
  /** Writing actions run one at a time, so that nothing changes between a check and its write. */
  const turn = new Mutex();
  const inTurn =
    <Asked, Answer>(act: (asked: Asked) => Promise<Answer>) =>
    (asked: Asked): Promise<Answer> =>
      turn.runExclusive(() => act(asked));

  /** The schemas contain the list of pages, so they are reloaded after one is added or removed. */
  const renew = () => {
    judge.site.indexPages();
    judge.renew();
  };

  const requireHistory = async () => {
    if (await workspace.hasHistory()) return;
    throw new Refused(
      'This folder was downloaded without its history, so changes cannot be listed, undone or sent. Your edits are saved in its files.',
    );
  };

  /** The site cannot be built without its home page and the files that are not pages. */
  const requireRemovable = async (file: string) => {
    const page = (await judge.ask('pages')).find((page) => page.file === file);
    if (!page || page.path === '/') throw new Refused('This file is required.', 409);
  };

  /** Updates the other files once a page is back: they may still treat it as deleted. */
  const followReturn = async (file: string) => {
    for (const [other, text] of Object.entries(await judge.ask('withPage', file)))
      workspace.write(other, workspace.format(other, text));
  };

  const send = async (): Promise<Sent> => {
    await requireHistory();
    const { moved, overlaps } = await refreshReview(workspace);
    if (moved) renew();
    if (overlaps.length > 0) {
      throw new Refused(
        `Someone else changed the same text in ${overlaps.join(', ')}. Review the list of changes, where “before” is their text, then send again.`,
        409,
      );
    }
    const problems = await editor.problems();
    if (problems.length > 0) throw new Refused('Not sent: something needs fixing.', 422, problems);
    const changes = await unsentChanges(workspace, judge);
    if (changes.length === 0) throw new Refused('No changes since the last send.');
    await judge.ask('record');
    return sendForReview(workspace, describeChanges(changes, judge.site.pieceKeys));
  };

  return {
    field: async ({ file, path }: OfField): Promise<Field> => {
      const field = await judge.ask('field', file, path);
      if (!field) throw new Refused('Unknown field.', 404);
      return field;
    },
    check: ({ file, change, why }: OfChange): Promise<Problem[]> => editor.check(file, change, why),
    make: inTurn(
      ({ file, change, why }: OfChange): Promise<void> => editor.make(file, change, why),
    ),
    problems: (): Promise<Problem[]> => editor.problems(),
    /** The commit that changes are counted from; empty where there is no history. */
    since: (): Promise<string> => sentCommit(workspace).catch(() => ''),
    changes: (): Promise<Unsent[]> => unsentChanges(workspace, judge),
    /** The translations that are older than their English pages, with their older sentences. */
    older: (): Promise<OlderPage[]> => olderPages(workspace, judge),
    /** The paths of the pages that these files make, or made before they were removed. */
    pathsOf: (files: readonly string[]): Promise<string[]> => judge.ask('pathsOf', files),
    undo: inTurn(async ({ file, change }: OfChange): Promise<void> => {
      await requireHistory();
      await editor.undo(file, change);
      if (change.path.length > 0) return;
      await followReturn(file);
      renew();
    }),
    send: inTurn(send),
    /**
     * How far the review in progress is; undefined without one, or where the host of the remote
     * cannot be asked.
     */
    reviewState: async (): Promise<ReviewState | undefined> => {
      if (!(await workspace.hasHistory())) return undefined;
      const branch = await currentBranch(workspace);
      const remote = await remoteUrl(workspace);
      if (!remote || !isReview(branch)) return undefined;
      return reviewState(remote, await sentCommit(workspace)).catch(() => undefined);
    },
    pages: (): Promise<Listed[]> => judge.ask('pages'),
    newThings: () => judge.ask('newThings'),
    create: inTurn(async ({ collection, answers }: OfCollection): Promise<{ path: string }> => {
      const typed = withoutInvisibleIn(answers);
      const { files, path: address, problems } = await judge.ask('beginning', collection, typed);
      if (problems.length > 0)
        throw new Refused('Not created: something needs fixing.', 422, problems);
      const first = Object.keys(files)[0] ?? '';
      if (workspace.exists(first)) throw new Refused('A page with this name already exists.', 409);
      await editor.writeAll(files);
      renew();
      return { path: address };
    }),
    /** Begins the text of a page in another language. */
    translate: inTurn(async ({ file, language }: OfLanguage): Promise<{ path: string }> => {
      const files = await judge.ask('begunTranslation', file, language);
      const [own = ''] = Object.keys(files);
      if (own === '') throw new Refused('Unknown page.', 404);
      if (workspace.exists(own)) throw new Refused('This page has a text already.', 409);
      await editor.writeAll(files);
      renew();
      const pages = await judge.ask('pages');
      const version = pages.flatMap((page) => page.translations).find((one) => one.file === own);
      return { path: version?.path ?? '' };
    }),
    linksTo: ({ file }: { file: string }): Promise<Problem[]> => judge.ask('linksTo', file),
    /** Deletes a page. @param to the id of the page that replaces it in links */
    remove: inTurn(async ({ file, to, why }: OfRemoval): Promise<void> => {
      await requireRemovable(file);
      const links = await judge.ask('linksTo', file);
      if (links.length > 0 && !to)
        throw new Refused('Other pages link to this one. Choose where these links lead.', 409);
      const others = await judge.ask('withoutPage', file, to);
      await editor.writeAll({ ...others, [file]: null }, why);
      renew();
    }),
    picture: inTurn(
      ({ name, data }: { name: string; data: string }): Promise<Uploaded> =>
        keepPicture(workspace, Buffer.from(data, 'base64'), name),
    ),
  };
}
