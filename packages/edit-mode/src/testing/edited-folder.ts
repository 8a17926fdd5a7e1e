import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem } from '../content/problem';
import type { EditedSite, SiteQuestions, Texts } from '../edited-site';
import { createActions } from '../server/actions';
import { Editor } from '../server/editor';
import type { LoadedSite } from '../server/loaded-site';
import { unsentChanges } from '../server/unsent';
import { Workspace } from '../server/workspace';

export const file = 'content/help/example.ts';
export const original = `import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Example', // stays in menus
  lead: "The sender's own words.",
  items: ['one', 'two'],
};
`;

const site: EditedSite = {
  root: '',
  questions: new URL('file:///nowhere'),
  languages: ['sw'],
  followers: [],
  pieceKeys: ['text', 'page'],
  offers: [],
  forms: {},
  entryNames: { entries: {}, items: {}, fields: {} },
  placeInWords: (field) => field.join(', '),
  today: () => '2026-11-21',
  indexPages: () => {},
  startSite: () => {
    throw new Error('There is no site');
  },
};

/** Objects to the word "wrong" anywhere. */
const answers: { [Name in keyof SiteQuestions]?: (asked: never) => Promise<unknown> } = {
  withPage: async () => ({}),
  catalogues: async () => ({}),
  problems: async (instead: Texts) =>
    Object.entries(instead)
      .filter(([, text]) => text?.includes('wrong'))
      .map(([file]): Problem => ({ file, field: ['lead'], found: 'is wrong', fix: 'fix it' })),
};

const loaded = {
  site,
  renew: () => {},
  ask: async (name: keyof SiteQuestions, asked: never) => answers[name]?.(asked),
} as unknown as LoadedSite;

const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8' });

function identify(git: ReturnType<typeof gitIn>) {
  git('config', 'user.email', 'tester@localhost');
  git('config', 'user.name', 'Tester');
}

/** Folders that tests copy, because Git takes longer than a copy. */
const templates = mkdtempSync(path.join(tmpdir(), 'edit-'));
afterAll(() => rmSync(templates, { recursive: true }));

/** `alone/site`: one content file and its history. `shared` adds its remote, and a clone of that. */
function makeTemplates(): void {
  const [alone, shared] = ['alone', 'shared'].map((name) => path.join(templates, name)) as [
    string,
    string,
  ];
  const site = path.join(alone, 'site');
  mkdirSync(path.join(site, 'content/help'), { recursive: true });
  writeFileSync(path.join(site, file), original);
  writeFileSync(path.join(site, 'biome.json'), readFileSync('biome.json', 'utf8'));
  writeFileSync(path.join(site, '.gitignore'), '.cache/\n');
  const git = gitIn(site);
  git('init', '-q', '-b', 'main');
  identify(git);
  git('add', '-A');
  git('commit', '-q', '-m', 'Begin');

  cpSync(alone, shared, { recursive: true });
  gitIn(shared)('init', '-q', '--bare', '-b', 'main', 'remote.git');
  const own = gitIn(path.join(shared, 'site'));
  own('remote', 'add', 'origin', '../remote.git');
  own('push', '-q', '-u', 'origin', 'main');
  gitIn(shared)('clone', '-q', 'remote.git', 'review');
  const reviewer = gitIn(path.join(shared, 'review'));
  reviewer('remote', 'set-url', 'origin', '../remote.git');
  identify(reviewer);
}
beforeAll(makeTemplates);

/** A folder with one content file and a history, as an editor's clone. */
export function editedFolder() {
  const parent = mkdtempSync(path.join(tmpdir(), 'edit-'));
  const root = path.join(parent, 'site');
  const git = gitIn(root);
  const write = (text: string, name = file) => writeFileSync(path.join(root, name), text);
  cpSync(path.join(templates, 'alone'), parent, { recursive: true });
  const workspace = new Workspace(root);
  const editor = new Editor(workspace, loaded);
  return {
    root,
    git,
    write,
    read: () => readFileSync(path.join(root, file), 'utf8'),
    workspace,
    editor,
    actions: createActions(workspace, editor, loaded),
    changes: () => unsentChanges(workspace, loaded),
    remove: () => rmSync(parent, { recursive: true }),
    /** Adds `origin`, and a reviewer with a clone of it. */
    withRemote() {
      const shared = path.join(templates, 'shared');
      for (const name of ['remote.git', 'review', 'site/.git'])
        cpSync(path.join(shared, name), path.join(parent, name), { recursive: true });
      const remote = path.join(parent, 'remote.git');
      const review = path.join(parent, 'review');
      const reviewer = gitIn(review);
      return {
        remote,
        reviewer,
        /** Edits the file on a branch, and pushes it. */
        reviewerEdits(branch: string, from: string, to: string, name = file) {
          reviewer('fetch', '-q');
          reviewer('checkout', '-q', '-B', branch, `origin/${branch}`);
          const at = path.join(review, name);
          writeFileSync(at, readFileSync(at, 'utf8').replace(from, to));
          reviewer('commit', '-q', '-a', '-m', 'Edit');
          reviewer('push', '-q', 'origin', branch);
        },
        /** Squashes a branch into main; GitHub deletes the branch on request. */
        squashMerge(branch: string, { isDeleted = true } = {}) {
          reviewer('fetch', '-q');
          reviewer('checkout', '-q', '-B', 'main', 'origin/main');
          reviewer('merge', '-q', '--squash', `origin/${branch}`);
          reviewer('commit', '-q', '-m', 'Squashed');
          reviewer('push', '-q', 'origin', 'main', ...(isDeleted ? [`:${branch}`] : []));
        },
      };
    },
  };
}

/** A change of one of the file's fields. */
export const changed = (key: string, before: unknown, after: unknown) => ({
  path: [key],
  kind: 'changed' as const,
  before,
  after,
});
