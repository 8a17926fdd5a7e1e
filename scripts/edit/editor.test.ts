/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RECORD } from '../content-check/dated-words';
import type { Problem } from '../content-check/problem';
import { Editor } from './editor';
import type { Judge } from './judge-client';
import { Refused } from './refused';
import { reviewLink, sendForReview } from './review';
import { Workspace } from './workspace';

const file = 'content/help/example.ts';
const original = `import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Example', // stays in menus
  lead: "The sender's own words.",
  items: ['one', 'two'],
};
`;

/** Finds fault with the word "wrong", wherever it stands. */
const judge = {
  ask: async (name: string, instead: Record<string, string>) => {
    if (name !== 'problems') return undefined;
    const faulty = Object.entries(instead).filter(([, text]) => text.includes('wrong'));
    return faulty.map(
      ([file]): Problem => ({ file, field: ['lead'], wrong: 'is wrong', mend: 'mend it' }),
    );
  },
} as unknown as Judge;

let root = '';
let workspace: Workspace;
let editor: Editor;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const write = (text: string) => writeFileSync(path.join(root, file), text);
const read = () => readFileSync(path.join(root, file), 'utf8');
const changed = (key: string, before: unknown, after: unknown) => ({
  path: [key],
  kind: 'changed' as const,
  before,
  after,
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'edit-'));
  mkdirSync(path.join(root, 'content/help'), { recursive: true });
  write(original);
  writeFileSync(path.join(root, 'biome.json'), readFileSync('biome.json'));
  writeFileSync(path.join(root, '.gitignore'), 'remote.git\n');
  git('init', '-q', '-b', 'main');
  git('config', 'user.email', 'tester@localhost');
  git('config', 'user.name', 'Tester');
  git('add', '-A');
  git('commit', '-q', '-m', 'Begin');
  workspace = new Workspace(root);
  editor = new Editor(workspace, judge);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a changed word is one changed line, in the quotes that suit it', async () => {
  await editor.make(file, changed('name', 'Example', "It's new"));
  expect(read()).toBe(original.replace("'Example'", `"It's new"`));
});

test('what does not pass is not written, and said', async () => {
  const change = changed('lead', "The sender's own words.", 'wrong');
  await expect(editor.make(file, change)).rejects.toMatchObject({
    status: 422,
    problems: [{ field: ['lead'] }],
  });
  expect(await editor.check(file, change)).toHaveLength(1);
  expect(read()).toBe(original);
});

test('what another hand wrote meanwhile is not overwritten', async () => {
  write(original.replace('Example', 'Theirs'));
  await expect(editor.make(file, changed('name', 'Example', 'Mine'))).rejects.toMatchObject({
    status: 409,
  });
  await editor.make(file, { path: ['items', 2], kind: 'added', after: 'three' });
  expect(read()).toBe(original.replace('Example', 'Theirs').replace("'two'", "'two', 'three'"));
});

test.each([
  'package.json',
  'content/schema/page.ts',
  'content/../package.json',
  'content/help/../../a.ts',
  '/etc/passwd',
  'public/uploads/../a.webp',
  'public/uploads/a.svg',
  'content/page-ids.generated.ts',
])('does not touch %s', async (elsewhere) => {
  expect(() => workspace.read(elsewhere)).toThrow(Refused);
  expect(() => workspace.write(elsewhere, 'x')).toThrow(Refused);
  expect(() => workspace.remove(elsewhere)).toThrow(Refused);
});

test('changes are told one by one, and taken back one by one, to the letter', async () => {
  await editor.make(file, changed('name', 'Example', 'New'));
  await editor.make(file, { path: ['items', 0], kind: 'removed', before: 'one' });
  const changes = await editor.changes();
  expect(changes).toMatchObject([
    { file, path: ['name'], before: 'Example', after: 'New' },
    { file, path: ['items', 0], kind: 'removed', before: 'one' },
  ]);
  for (const change of changes) await editor.undo(file, change);
  expect(read()).toBe(original);
  expect(await editor.changes()).toEqual([]);
});

test('a new file is a change, and can be taken back', async () => {
  workspace.write('content/help/new.ts', original);
  const [change] = await editor.changes();
  expect(change).toMatchObject({ file: 'content/help/new.ts', kind: 'added', path: [] });
  if (change) await editor.undo(change.file, change);
  expect(await editor.changes()).toEqual([]);
});

test('a file that was taken away comes back to the letter', async () => {
  workspace.remove(file);
  const [change] = await editor.changes();
  expect(change).toMatchObject({ file, kind: 'removed' });
  if (change) await editor.undo(file, change);
  expect(read()).toBe(original);
});

test('changes go to the review under a name of their own, and nothing else goes with them', async () => {
  git('init', '-q', '--bare', 'remote.git');
  git('remote', 'add', 'origin', path.join(root, 'remote.git'));
  writeFileSync(path.join(root, 'biome.json'), '{}');
  await editor.make(file, changed('name', 'Example', 'New'));
  const sent = await sendForReview(
    workspace,
    'Edit help/example\n\nbecause',
    new Date('2026-11-21T10:30:00Z'),
  );
  expect(sent).toEqual({ branch: 'edit/2026-11-21-1030', pushed: true });
  expect(
    git('--git-dir=remote.git', 'show', '--format=%B', '--name-only', sent.branch)
      .trim()
      .split('\n'),
  ).toEqual(['Edit help/example', '', 'because', '', '', file]);
  expect(git('status', '--porcelain').trim()).toBe('M biome.json');

  await editor.make(file, changed('name', 'New', 'Newer'));
  expect((await sendForReview(workspace, 'Edit again')).branch).toBe(sent.branch);
});

test.each([
  ['other words', 'Other words entirely.', '2026-11-21'],
  ['a comma more', "The sender's, own words.", '2026-01-31'],
])('a page is dated by %s', async (_, lead, expected) => {
  write(original.replace('  name:', "  updated: '2026-01-31',\n  name:"));
  git('commit', '-q', '-a', '-m', 'Date');
  await editor.make(file, changed('lead', "The sender's own words.", lead));
  await editor.datePages(await editor.changes(), '2026-11-21');
  expect(read()).toContain(`updated: '${expected}'`);
});

test('the record of words goes along, and is no change of its own', async () => {
  await editor.make(file, changed('name', 'Example', 'New'));
  writeFileSync(path.join(root, RECORD), '{}');
  expect((await editor.changes()).map(({ file }) => file)).toEqual([file]);
  await sendForReview(workspace, 'Edit');
  expect(git('show', '--format=', '--name-only', 'HEAD').trim().split('\n')).toEqual([
    RECORD,
    file,
  ]);
});

test('where there is nowhere to send to, the changes are kept', async () => {
  await editor.make(file, changed('name', 'Example', 'New'));
  expect(await sendForReview(workspace, 'Edit')).toMatchObject({ pushed: false });
  expect(await editor.changes()).toEqual([]);
});

test.each([
  ['git@github.com:owner/site.git', 'https://github.com/owner/site/compare/edit/1?expand=1'],
  [
    'https://gitlab.com/owner/site',
    'https://gitlab.com/owner/site/-/merge_requests/new?merge_request[source_branch]=edit/1',
  ],
  ['/srv/site.git', undefined],
])('a review sent to %s opens at %s', (remote, link) => {
  expect(reviewLink(remote, 'edit/1')).toBe(link);
});
