import { Mutex } from 'async-mutex';
import type { Change } from '../../content-source/change';
import type { Path } from '../../content-source/read';
import { withoutInvisible } from '../model/invisible';
import { deletedPages, keepDeleted } from './deleted-pages';
import { Editor } from './editor';
import { isReview } from './git';
import type { LoadedSite } from './loaded-site';
import { keepPicture } from './pictures';
import { Refused } from './refused';
import { refresh, type Sent, sendForReview } from './review';
import { type ReviewState, reviewState } from './review-state';
import { sentText, subjectOf, unsentChanges } from './unsent';
import type { Workspace } from './workspace';

/** The edit mode's actions. Each one completes or throws. */
export type Actions = ReturnType<typeof createActions>;

export function createActions(workspace: Workspace, loaded: LoadedSite) {
  const { git } = workspace;
  const editor = new Editor(workspace, loaded);

  /** Writing actions run one at a time, so that nothing changes between a check and its write. */
  const turn = new Mutex();
  const inTurn =
    <Asked extends unknown[], Answer>(act: (...asked: Asked) => Promise<Answer>) =>
    (...asked: Asked): Promise<Answer> =>
      turn.runExclusive(() => act(...asked));

  /** Sends one at a time. Saving does not wait for it, except while files are replaced. */
  const sending = new Mutex();
  const send = async (): Promise<Sent> => {
    await git.fetch();
    if (await turn.runExclusive(() => refresh(workspace))) loaded.renew();
    const changes = (await unsentChanges(workspace, loaded)).filter(({ wasNew }) => !wasNew);
    const problems = await loaded.ask('problems', {});
    if (problems.length > 0) throw new Refused('Not sent: something needs fixing.', 422, problems);
    if (changes.length === 0) throw new Refused('No changes since the last send.');
    await turn.runExclusive(() => editor.date());
    const sent = await sendForReview(workspace, subjectOf(changes));
    keepDeleted(workspace, {});
    return sent;
  };

  return {
    async site() {
      const [pages, changes] = [await loaded.ask('pages'), await unsentChanges(workspace, loaded)];
      return { pages, changes, problems: await loaded.ask('problems', {}) };
    },
    beforeLaunch: () => loaded.ask('beforeLaunch'),
    newPages: () => loaded.ask('newPages'),
    linksTo: (file: string) => loaded.ask('linksTo', file),
    async field(file: string, path: Path) {
      const field = await loaded.ask('field', file, path);
      if (!field) throw new Refused('Unknown field.', 404);
      return field;
    },
    check: (file: string, change: Change) => editor.check(file, change),
    make: inTurn((file: string, change: Change) => editor.make(file, change)),
    undo: inTurn(async (file: string, change: Change) => {
      await editor.undo(file, change);
      if (change.path.length > 0) return;
      // The page is back: other files may still treat it as deleted.
      await editor.writeAll(await loaded.ask('withPage', file));
      loaded.renew();
    }),
    send: () => sending.runExclusive(send),
    /**
     * How far the review in progress is; undefined without one, or where the host of the remote
     * cannot be asked.
     */
    async reviewState(): Promise<ReviewState | undefined> {
      const remote = await git.remote();
      if (!remote || !isReview(await git.branch())) return undefined;
      return reviewState(remote, await git.sentCommit()).catch(() => undefined);
    },
    checkNew: async (collection: string, answers: unknown) =>
      (await loaded.ask('beginning', collection, withoutInvisible(answers))).problems,
    create: inTurn(async (collection: string, answers: unknown) => {
      const typed = withoutInvisible(answers);
      const { files, path, problems } = await loaded.ask('beginning', collection, typed);
      if (problems.length > 0)
        throw new Refused('Not created: something needs fixing.', 422, problems);
      const [first = ''] = Object.keys(files);
      if (workspace.exists(first)) throw new Refused('A page with this name already exists.', 409);
      await editor.writeAll(files);
      loaded.renew();
      return { path };
    }),
    movePage: inTurn(async (file: string, by: -1 | 1) =>
      editor.writeAll(await loaded.ask('movedPage', file, by)),
    ),
    /** Deletes a page. @param to the id of the page that replaces it in links */
    remove: inTurn(async (file: string, to?: string) => {
      const page = (await loaded.ask('pages')).find((page) => page.file === file);
      // The site cannot be built without its home page and the files that are not pages.
      if (!page || page.path === '/') throw new Refused('This file is required.', 409);
      if (!to) throw new Refused('Choose where its address and the links to it lead.', 409);
      const [text, sent] = [workspace.read(file), await sentText(workspace, file)];
      await editor.writeAll(await loaded.ask('withoutPage', file, to, sent !== undefined));
      if (sent === undefined) keepDeleted(workspace, { ...deletedPages(workspace), [file]: text });
      loaded.renew();
    }),
    picture: inTurn((name: string, data: string) =>
      keepPicture(workspace, Buffer.from(data, 'base64'), name),
    ),
  };
}
