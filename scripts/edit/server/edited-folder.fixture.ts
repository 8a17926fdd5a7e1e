import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createActions } from './actions';
import { Editor } from './editor';
import type { LoadedSite } from './loaded-site';
import { unsentChanges } from './unsent';
import { Workspace } from './workspace';

export const file = 'content/help/example.ts';
export const original = `import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Example', // stays in menus
  lead: "The sender's own words.",
  items: ['one', 'two'],
  note: 'In between.',
  end: 'The end.',
};
`;

/** Objects to nothing. */
const answers: Record<string, (asked: never) => Promise<unknown>> = {
  withPage: async () => ({}),
  catalogues: async () => ({}),
  englishProblems: async () => [],
  problems: async () => [],
};

const loaded = {
  renew: () => {},
  ask: async (name: string, asked: never) => answers[name]?.(asked),
} as unknown as LoadedSite;

const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8' });

/** Without these settings, each commit, fetch and push starts programs that tidy up. */
const UNTIDY = '[gc]\nauto = 0\n[maintenance]\nauto = false\n[receive]\nautogc = false\n';

/** A folder that tests copy, because Git takes longer than a copy. */
const template = mkdtempSync(path.join(tmpdir(), 'edit-'));
afterAll(() => rmSync(template, { recursive: true }));

/** `site`: one content file, its history and its remote; `review`: a reviewer's clone. */
beforeAll(() => {
  const [site, review] = [path.join(template, 'site'), path.join(template, 'review')];
  mkdirSync(path.join(site, 'content/help'), { recursive: true });
  writeFileSync(path.join(site, file), original);
  writeFileSync(path.join(site, 'other.json'), '[]');
  writeFileSync(path.join(site, '.gitignore'), '.cache/\n');
  const options = ['-q', '-b', 'main', '--template='];
  gitIn(template)('init', ...options, '--bare', 'remote.git');
  gitIn(template)('init', ...options, 'review');
  gitIn(site)('init', ...options);
  for (const config of ['site/.git/config', 'review/.git/config', 'remote.git/config'])
    appendFileSync(path.join(template, config), UNTIDY);
  for (const git of [site, review].map(gitIn)) {
    git('config', 'user.email', 'tester@localhost');
    git('config', 'user.name', 'Tester');
    git('remote', 'add', 'origin', '../remote.git');
  }
  gitIn(site)('add', '-A');
  gitIn(site)('commit', '-q', '-m', 'Begin');
  gitIn(site)('push', '-q', '-u', 'origin', 'main');
});

/** A folder with one content file, a history and a remote, as an editor's clone. */
function editedFolder() {
  const parent = mkdtempSync(path.join(tmpdir(), 'edit-'));
  cpSync(template, parent, { recursive: true });
  const at = (name: string) => path.join(parent, name);
  const [root, remote, review] = [at('site'), at('remote.git'), at('review')];
  const reviewer = gitIn(review);
  /** The reviewer's clone, on a branch as it is at the remote. */
  const checkout = (branch: string) => {
    reviewer('fetch', '-q');
    reviewer('checkout', '-q', '-B', branch, `origin/${branch}`);
  };
  const workspace = new Workspace(root);
  // The formatter takes as long as twenty Git commands. The browser test shows its work.
  workspace.format = (_, text) => text;
  const editor = new Editor(workspace, loaded);
  return {
    root,
    remote,
    git: gitIn(root),
    write: (text: string, name = file) => writeFileSync(path.join(root, name), text),
    read: () => readFileSync(path.join(root, file), 'utf8'),
    workspace,
    editor,
    actions: createActions(workspace, loaded),
    changes: () => unsentChanges(workspace, loaded),
    remove: () => rmSync(parent, { recursive: true }),
    /** A reviewer edits a file on a branch, and pushes it. */
    reviewerEdits(branch: string, from: string, to: string, name = file) {
      checkout(branch);
      const at = path.join(review, name);
      writeFileSync(at, readFileSync(at, 'utf8').replace(from, to));
      reviewer('commit', '-q', '-a', '-m', 'Edit');
      reviewer('push', '-q', 'origin', branch);
    },
    /** A reviewer squashes a branch into main; GitHub deletes the branch on request. */
    squashMerge(branch: string, isDeleted: boolean) {
      checkout('main');
      reviewer('merge', '-q', '--squash', `origin/${branch}`);
      reviewer('commit', '-q', '-m', 'Squashed');
      reviewer('push', '-q', 'origin', 'main', ...(isDeleted ? [`:${branch}`] : []));
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

/** An editor's folder, anew for each test. */
export function folderPerTest(): ReturnType<typeof editedFolder> {
  const folder = {} as ReturnType<typeof editedFolder>;
  beforeEach(() => {
    Object.assign(folder, editedFolder());
    for (const way of ['log', 'error'] as const) jest.spyOn(console, way).mockImplementation();
  });
  afterEach(() => {
    folder.remove();
    jest.restoreAllMocks();
  });
  return folder;
}
