/** @jest-environment node */
import path from 'node:path';
import { RECORD } from '../content-check/dated-words';
import { changed, editedFolder, file } from './fixtures/edited-folder';
import { reviewLink, sendForReview } from './review';

let folder: ReturnType<typeof editedFolder>;
beforeEach(() => {
  folder = editedFolder();
});
afterEach(() => folder.remove());

test('changes go to the review under a name of their own, and nothing else goes with them', async () => {
  folder.git('init', '-q', '--bare', 'remote.git');
  folder.git('remote', 'add', 'origin', path.join(folder.root, 'remote.git'));
  folder.write('{}', 'biome.json');
  await folder.editor.make(file, changed('name', 'Example', 'New'));
  const sent = await sendForReview(
    folder.workspace,
    'Edit help/example\n\nbecause',
    new Date('2026-11-21T10:30:00Z'),
  );
  expect(sent).toEqual({ branch: 'edit/2026-11-21-1030', pushed: true });
  expect(
    folder
      .git('--git-dir=remote.git', 'show', '--format=%B', '--name-only', sent.branch)
      .trim()
      .split('\n'),
  ).toEqual(['Edit help/example', '', 'because', '', '', file]);
  expect(folder.git('status', '--porcelain').trim()).toBe('M biome.json');

  await folder.editor.make(file, changed('name', 'New', 'Newer'));
  expect((await sendForReview(folder.workspace, 'Edit again')).branch).toBe(sent.branch);
});

test('the record of words goes along, and is no change of its own', async () => {
  await folder.editor.make(file, changed('name', 'Example', 'New'));
  folder.write('{}', RECORD);
  expect((await folder.editor.changes()).map(({ file }) => file)).toEqual([file]);
  await sendForReview(folder.workspace, 'Edit');
  expect(folder.git('show', '--format=', '--name-only', 'HEAD').trim().split('\n')).toEqual([
    RECORD,
    file,
  ]);
});

test('where there is nowhere to send to, the changes are kept', async () => {
  await folder.editor.make(file, changed('name', 'Example', 'New'));
  expect(await sendForReview(folder.workspace, 'Edit')).toMatchObject({ pushed: false });
  expect(await folder.editor.changes()).toEqual([]);
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
