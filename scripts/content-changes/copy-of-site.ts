import type { Problem } from '@nectarine/edit-mode/content/problem';
import { openFolder } from '@nectarine/edit-mode/server/open-folder';
import { applyAll, changesBetween } from '@nectarine/edit-mode/source/apply';
import { isComputed, type Path, valueIn } from '@nectarine/edit-mode/source/read';
import { setValue } from '@nectarine/edit-mode/source/write';
import { BRIEF_CHANGES } from '../content-check/brief-question';
import { today } from '../content-check/values';
import { site } from '../edit/site';

/** New values by their place in a file. */
export type Edits = readonly { file: string; path: Path; value: unknown }[];

/** What an editor can do, on the folder that this process runs in. */
export type CopyOfSite = ReturnType<typeof openCopy>;

/** From this many edits, a file is rewritten as a whole. */
const MANY_EDITS = 5;

const why = 'Changed by npm run content-changes.';

/** Opens a copy of the project, in which this process must run, the way the edit mode does. */
export function openCopy() {
  const { workspace, judge, editor, actions } = openFolder(site);

  const contentOf = (file: string): unknown => valueIn(workspace.read(file));

  /**
   * The text of a file after its edits. Many edits rewrite it as a whole: one at a time would be
   * slow.
   */
  function textAfter(file: string, edits: Edits): string {
    const text = workspace.read(file);
    const before = valueIn(text);
    const after = edits.reduce((whole, { path, value }) => replaced(whole, path, value), before);
    const isShort = edits.length < MANY_EDITS || isComputed(before);
    return dated(
      isShort ? applyAll(text, changesBetween(before, after)) : setValue(text, [], after),
    );
  }

  /** The texts of files after some edits. */
  function textsAfter(edits: Edits): Record<string, string> {
    const files = [...new Set(edits.map(({ file }) => file))];
    return Object.fromEntries(
      files.map((file) => [
        file,
        textAfter(
          file,
          edits.filter((edit) => edit.file === file),
        ),
      ]),
    );
  }

  /** What the edit mode would say about these edits, without making them. Faster than a change. */
  async function problems(edits: Edits): Promise<Problem[]> {
    const texts = textsAfter(edits);
    const found = await editor.problems(texts);
    if (!found.some(({ file }) => file === BRIEF_CHANGES)) return found;
    const { record } = await judge.ask('decision', texts, why);
    return editor.problems({ ...texts, [BRIEF_CHANGES]: record });
  }

  /**
   * Saves edits as one change, and records what they change of the brief.
   * @throws Refused with what the edit mode says about it
   */
  async function change(edits: Edits): Promise<void> {
    await editor.writeAll(textsAfter(edits), why);
  }

  return {
    contentOf,
    problems,
    change,
    remove: (file: string, to: string): Promise<void> => actions.remove({ file, to, why }),
    create: async (collection: string, answers: object): Promise<string> =>
      (await actions.create({ collection, answers })).path,
    picture: (name: string, data: Buffer) =>
      actions.picture({ name, data: data.toString('base64') }),
  };
}

/** A changed page bears the date of the change. */
const dated = (text: string) =>
  typeof valueIn(text, ['updated']) === 'string' ? setValue(text, ['updated'], today()) : text;

/** A copy of `whole` with `value` at a path, which may be that of a new list entry. */
function replaced(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    const list = [...whole];
    list[Number(key)] = replaced(list[Number(key)], rest, value);
    return list;
  }
  const group = (whole ?? {}) as Record<string, unknown>;
  return { ...group, [key]: replaced(group[key], rest, value) };
}
