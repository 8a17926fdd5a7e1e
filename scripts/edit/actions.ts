import type { Problem } from '../content-check/problem';
import type { Path } from '../content-source/read';
import { indexContent } from '../index-content';
import type { Change } from './apply';
import type { Editor, Kept } from './editor';
import type { Field } from './fields';
import type { Judge } from './judge';
import type { Listed } from './page-list';
import { keepPicture, type Uploaded } from './pictures';
import { Refused } from './refused';
import { type Sent, sendForReview } from './review';
import { describeChanges } from './summary';
import type { Workspace } from './workspace';

type OfField = { file: string; path: Path };
type OfChange = { file: string; change: Change };
type OfCollection = { collection: string; answers: unknown };

/** What the edit mode can be asked to do. Each either does it all or throws and does nothing. */
export type Actions = ReturnType<typeof createActions>;

export function createActions(workspace: Workspace, editor: Editor, judge: Judge) {
  /** A page more or less: its name has to be known before anything is judged again. */
  const renew = () => {
    indexContent();
    judge.renew();
  };

  return {
    field: async ({ file, path }: OfField): Promise<Field> => {
      const field = await judge.ask('field', file, path);
      if (!field) throw new Refused('this has no field of its own', 404);
      return field;
    },
    check: ({ file, change }: OfChange): Promise<Problem[]> => editor.check(file, change),
    make: ({ file, change }: OfChange): Promise<void> => editor.make(file, change),
    problems: (): Promise<Problem[]> => editor.problems(),
    /** What changes are counted from: the last that was sent. */
    since: (): Promise<string> => workspace.git('rev-parse', 'HEAD'),
    changes: (): Promise<Kept[]> => editor.changes(),
    /** The paths of the pages that these files make, or made before they were removed. */
    pathsOf: (files: readonly string[]): Promise<string[]> => judge.ask('pathsOf', files),
    undo: async ({ file, change }: OfChange): Promise<void> => {
      await editor.undo(file, change);
      if (change.path.length === 0) renew();
    },
    send: async (): Promise<Sent> => {
      const problems = await editor.problems();
      if (problems.length > 0) throw new Refused('something is still to be mended', 422, problems);
      const changes = await editor.changes();
      if (changes.length === 0) throw new Refused('nothing has changed since it was last sent');
      await judge.ask('record');
      return sendForReview(workspace, describeChanges(changes));
    },
    pages: (): Promise<Listed[]> => judge.ask('pages'),
    newThings: () => judge.ask('newThings'),
    create: async ({ collection, answers }: OfCollection): Promise<{ path: string }> => {
      const { files, path, problems } = await judge.ask('beginning', collection, answers);
      if (problems.length > 0) throw new Refused('this does not fit yet', 422, problems);
      const first = Object.keys(files)[0] ?? '';
      if (workspace.exists(first)) throw new Refused('a page with this name exists already', 409);
      await editor.writeAll(files);
      renew();
      return { path };
    },
    remove: async ({ file }: { file: string }): Promise<void> => {
      const links = await judge.ask('linksTo', file);
      if (links.length > 0)
        throw new Refused('other pages link to it; take these links out first', 409, links);
      workspace.remove(file);
      renew();
    },
    picture: ({ name, data }: { name: string; data: string }): Promise<Uploaded> =>
      keepPicture(workspace, Buffer.from(data, 'base64'), name),
  };
}
