import { editedFolder } from '../testing/edited-folder';
import { startNotes } from './prepare';

let folder: ReturnType<typeof editedFolder>;
beforeEach(() => {
  folder = editedFolder();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  folder.remove();
  jest.restoreAllMocks();
});

test('reports an unreachable remote and continues', async () => {
  folder.git('remote', 'add', 'origin', '/nowhere.git');
  expect(await startNotes(folder.workspace)).toEqual([
    'Cannot reach the review server. You see the site as last fetched.',
  ]);
});
