/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import type { Change } from '@nectarine/edit-mode/source/apply';
import { valueIn } from '@nectarine/edit-mode/source/read';
import { editedFolder, file } from '@nectarine/edit-mode/testing/edited-folder';
import fc from 'fast-check';
import { fuzzRun } from './fuzz-run';

type Folder = ReturnType<typeof editedFolder>;
type Page = { name: string; lead: string; items: string[] };
/** The expected content of the file; what was last sent, byte for byte. */
type Model = { page: Page; sent: string };
type Real = {
  folder: Folder;
  remote: ReturnType<Folder['withRemote']>;
  actions: Folder['actions'];
};
type Command = fc.AsyncCommand<Model, Real>;

const pageOf = ({ folder }: Real) => valueIn(folder.read()) as Page;

/** The invariant of all commands: the file parses and equals the model. */
function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      await run(model, real);
      expect(pageOf(real)).toEqual(model.page);
    },
  };
}

const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    ({ status }) => status,
  );

const text = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }).map((word) => `w ${word}`);
const field = fc.constantFrom('name' as const, 'lead' as const);

const typing = fc.tuple(field, text).map(([key, after]) =>
  command(`type ${key}: ${after}`, async (model, { actions }) => {
    const change = { path: [key], kind: 'changed' as const, before: model.page[key], after };
    const typed = after.replace(/[\u200b-\u200d\ufeff]{2,}|[\u200b\ufeff]/g, '');
    await actions.make({ file, change });
    model.page[key] = typed;
  }),
);

const invalid = field.map((key) =>
  command(`invalid ${key}`, async (model, { actions }) => {
    const change = {
      path: [key],
      kind: 'changed' as const,
      before: model.page[key],
      after: 'wrong',
    };
    expect(await statusOf(actions.make({ file, change }))).toBe(422);
  }),
);

const stale = field.map((key) =>
  command(`stale ${key}`, async (_, { actions }) => {
    const change = { path: [key], kind: 'changed' as const, before: 'never said', after: 'new' };
    expect(await statusOf(actions.make({ file, change }))).toBe(409);
  }),
);

const twice = fc.tuple(field, text, text).map(([key, one, other]) =>
  command(`two saves of ${key} at once`, async (model, { actions }) => {
    const changes = [one, other].map((after) => ({
      ...{ path: [key], kind: 'changed' as const, before: model.page[key], after },
    }));
    const statuses = await Promise.all(
      changes.map((change) => statusOf(actions.make({ file, change }))),
    );
    // The second is stale unless the first changed nothing.
    const again = one === model.page[key];
    expect(statuses).toEqual([200, again ? 200 : 409]);
    model.page[key] = again ? other : one;
  }),
);

const list = fc
  .tuple(fc.constantFrom('added', 'removed', 'moved'), fc.nat(9), text)
  .map(([kind, at, entry]) =>
    command(`${kind} entry ${at}`, async (model, { actions }) => {
      const { items } = model.page;
      const index = at % (items.length + (kind === 'added' ? 1 : 0) || 1);
      if (kind !== 'added' && items.length === 0) return;
      const changes: Record<string, Change> = {
        added: { path: ['items', index], kind: 'added', after: entry },
        removed: { path: ['items', index], kind: 'removed', before: items[index] },
        moved: { path: ['items'], kind: 'moved', before: items, after: items.toReversed() },
      };
      await actions.make({ file, change: changes[kind] as Change });
      if (kind === 'added') model.page.items = items.toSpliced(index, 0, entry);
      if (kind === 'removed') model.page.items = items.toSpliced(index, 1);
      if (kind === 'moved') model.page.items = items.toReversed();
    }),
  );

const undoOne = fc.nat(9).map((at) =>
  command(`undo change ${at}, by three clicks`, async (model, real) => {
    const changes = await real.actions.changes();
    const change = changes[at % (changes.length || 1)];
    if (!change) return;
    const clicks = [1, 2, 3].map(() => statusOf(real.actions.undo({ file, change })));
    const [first, ...others] = await Promise.all(clicks);
    expect(first).toBe(200);
    // Another click succeeds only by undoing another, equal change.
    if (others.every((status) => status === 409))
      expect((await real.actions.changes()).length).toBeLessThan(changes.length);
    model.page = pageOf(real);
  }),
);

const undoAll = fc.constant(
  command('undo everything', async (model, { actions, folder }) => {
    const { length } = await actions.changes();
    for (let [change] = await actions.changes(); change; [change] = await actions.changes())
      await actions.undo({ file, change });
    // An entry moved there and back leaves nothing to undo but formatting, which this test does not
    // keep.
    if (length > 0) expect(folder.read()).toBe(model.sent);
    expect(valueIn(folder.read())).toEqual(valueIn(model.sent));
    model.page = valueIn(model.sent) as Page;
  }),
);

const byHand = text.map((name) =>
  command('a save by another program during a save', async (model, { actions, folder }) => {
    const { lead } = model.page;
    const change = { path: ['lead'], kind: 'changed' as const, before: lead, after: `${lead}+` };
    const saving = actions.make({ file, change });
    const items = ['by hand', ...model.page.items];
    folder.write(folder.read().replace(/items: \[/, "items: ['by hand', "));
    await saving;
    model.page = { ...model.page, lead: `${lead}+`, items };
    expect(name).not.toBe('');
  }),
);

const send = fc.boolean().map((isReachable) =>
  command(`send, remote ${isReachable ? 'there' : 'away'}`, async (model, real) => {
    const { actions, folder, remote } = real;
    const changes = await actions.changes();
    if (!isReachable) renameSync(remote.remote, `${remote.remote}.away`);
    const status = await statusOf(actions.send(undefined));
    if (!isReachable) renameSync(`${remote.remote}.away`, remote.remote);
    if (!isReachable) {
      expect(status).toBe(503);
      expect(await actions.changes()).toEqual(changes);
      return;
    }
    expect(status).toBe(changes.length > 0 ? 200 : 400);
    expect(await actions.changes()).toEqual([]);
    model.sent = folder.read();
  }),
);

const merge = fc.boolean().map((isDeleted) =>
  command('squash the review into main', async (_, { folder, remote }) => {
    const branch = folder.git('branch', '--show-current').trim();
    const known = folder.git('ls-remote', remote.remote, branch);
    if (!branch.startsWith('edit/') || known === '') return;
    const ahead = folder.git('ls-remote', remote.remote, 'main').split('\t')[0];
    remote.reviewer('fetch', '-q', '--prune');
    const differs = remote.reviewer('diff', '--name-only', `${ahead}`, `origin/${branch}`);
    if (differs !== '') remote.squashMerge(branch, { isDeleted });
  }),
);

const commands = fc.commands(
  [typing, invalid, stale, twice, list, undoOne, undoAll, byHand, send, merge],
  { maxCommands: 20 },
);

test('no sequence of edits loses anything, and undo restores what was sent', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await fc.assert(
    fc.asyncProperty(commands, async (list) => {
      const folder = editedFolder();
      // Formatting starts a process for each save, and cannot lose a word.
      jest.spyOn(folder.workspace, 'format').mockImplementation((_, text) => text);
      const { actions } = folder;
      const setup = () => ({
        model: { page: valueIn(folder.read()) as Page, sent: folder.read() },
        real: { folder, actions, remote: folder.withRemote() },
      });
      await fc.asyncModelRun(setup, list);
      folder.remove();
    }),
    { ...fuzzRun, numRuns: Math.max(2, Math.round(fuzzRun.numRuns / 500)) },
  );
}, 3_600_000);

test('a save killed midway leaves the old text or the new', async () => {
  const folder = editedFolder();
  const texts = ['a', 'b'].map((letter) => `export const page = '${letter.repeat(500_000)}';\n`);
  const script = `
    import { Workspace } from '@nectarine/edit-mode/server/workspace';
    const workspace = new Workspace(${JSON.stringify(folder.root)});
    for (let i = 0; ; i += 1) {
      workspace.write('${file}', \`export const page = '\${'ab'[i % 2].repeat(500_000)}';\\n\`);
      if (i === 0) process.stdout.write('up');
    }
  `;
  for (let kill = 0; kill < 10; kill += 1) {
    const args = ['--import', 'tsx', '--input-type=module-typescript', '-e', script];
    const saving = spawn(
      process.execPath,
      args.filter((arg) => !arg.startsWith('--input')),
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(saving.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, kill * 3));
    saving.kill('SIGKILL');
    await once(saving, 'close');
    expect(texts.includes(folder.read())).toBe(true);
  }
  folder.remove();
});
