import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { codeOf } from '@nectarine/edit-mode/source/code';
import { valueIn } from '@nectarine/edit-mode/source/read';
import { insertItem, removeItem, setValue } from '@nectarine/edit-mode/source/write';
import type { BriefChange } from '@/content/schema/brief-changes';
import {
  ADDRESS,
  briefFigures,
  briefTexts,
  changedFigures,
  type Figure,
  type FigureChange,
  instead,
  isPresent,
  likelyInstead,
  type Texts,
} from './brief-comparison';
import { BRIEF_CHANGES } from './brief-question';
import { siteFrom } from './site-from-files';

const textsOf = (files: readonly ContentFile[]): Texts | undefined => {
  const site = siteFrom(files);
  return site && briefTexts(site);
};

const recordOf = (files: readonly ContentFile[]): readonly BriefChange[] | undefined =>
  files.find(({ file }) => file === BRIEF_CHANGES)?.content as BriefChange[] | undefined;

/** Recorded changes whose figure the content changes once more, with the new figure. */
const changedAgain = (recorded: readonly BriefChange[], was: Texts, is: Texts): FigureChange[] =>
  recorded.flatMap(({ what, from, to }) => {
    const isOld = isPresent({ what, text: from }, is) || what === ADDRESS || to === null;
    if (isOld || isPresent({ what, text: to }, is)) return [];
    return { what, from, to: instead({ what, text: to }, was, is) };
  });

/**
 * The figures of the brief that a change of the content removes, with their replacements. A figure
 * that was changed before is named as in the brief.
 * @param before all content files as they are; both must be valid
 * @param after all content files as they would be
 */
export function briefFiguresChanged(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
): FigureChange[] {
  const [was, is] = [textsOf(before), textsOf(after)];
  if (!was || !is) return [];
  return [...changedFigures(was, is), ...changedAgain(recordOf(before) ?? [], was, is)];
}

/** When and why somebody decided to change a figure of the brief. */
export type Decision = Pick<BriefChange, 'date' | 'why'>;

/**
 * Records changed figures. A figure that is recorded already gets its new value.
 * @param source the text of `content/brief-changes.ts`
 * @returns its new text, not yet formatted
 */
export function withBriefChanges(
  source: string,
  changes: readonly FigureChange[],
  decision: Decision,
): string {
  return changes.reduce((text, change) => {
    const known = valueIn(text) as BriefChange[];
    const at = known.findIndex(({ what, from }) => what === change.what && from === change.from);
    const entry: BriefChange = { ...change, ...decision };
    return at === -1 ? insertItem(text, [], known.length, entry) : setValue(text, [at], entry);
  }, source);
}

const isSame = ({ what, text }: Figure, change: FigureChange) =>
  change.what === what && change.from === text;

/** Whether the site has the new figure of a recorded change. */
const holds = ({ what, to }: BriefChange, texts: Texts) =>
  to === null || what === ADDRESS || isPresent({ what, text: to }, texts);

/** Recorded changes that no longer describe the site, with their index. */
function stale(recorded: readonly BriefChange[], texts: Texts) {
  return recorded.flatMap((change, i) => {
    const figure = briefFigures.find((figure) => isSame(figure, change));
    if (!figure) return [{ i, found: `is not fixed in the brief: "${change.from}"` }];
    if (isPresent(figure, texts))
      return [{ i, found: `records a change, but the site still says "${change.from}"` }];
    return [];
  });
}

/**
 * Removes records of figures that are back, as after an undo.
 * @param files all content files, valid, as they would be
 */
export function withoutStaleBriefChanges(source: string, files: readonly ContentFile[]): string {
  const texts = textsOf(files);
  if (!texts) return source;
  return stale(valueIn(source) as BriefChange[], texts)
    .map(({ i }) => i)
    .toReversed()
    .reduce((text, i) => removeItem(text, [], i), source);
}

/** The figures of the brief that a change removes, and the record with that change. */
export type BriefOutcome = { changed: FigureChange[]; record: string };

/**
 * What saving a change means for the brief: if `changed` is not empty, ask
 * `BRIEF_QUESTION` and for the reason; then save `record` together with the change.
 * @param before all content files as they are; both must be valid
 * @param after all content files as they would be
 * @param source the text of `content/brief-changes.ts`
 */
export function briefOutcome(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
  source: string,
  decision: Decision,
): BriefOutcome {
  const changed = briefFiguresChanged(before, after);
  const record = withBriefChanges(source, changed, decision);
  return { changed, record: withoutStaleBriefChanges(record, after) };
}

/** One entry as a line of `content/brief-changes.ts`. */
const entryLine = (change: FigureChange, date: string) =>
  `${codeOf({ ...change, date, why: '…' })},`;

function unrecorded(figure: Figure, texts: Texts, today: string): Problem {
  const to = figure.what === ADDRESS ? null : likelyInstead(figure, texts);
  const now = to === null ? 'no longer says that' : `says "${to}"`;
  const place = figure.what === ADDRESS ? 'the site' : figure.what;
  const line = entryLine({ what: figure.what, from: figure.text, to }, today);
  return {
    file: BRIEF_CHANGES,
    field: [],
    found: `the brief fixes "${figure.text}" for ${place}, which ${now}`,
    fix: `undo the change, or if it was decided, add ${line} and say why`,
  };
}

/** Every recorded change of the brief on one line, for those who review. */
export const recordedChanges = (files: readonly ContentFile[]): string[] =>
  (recordOf(files) ?? []).map(
    ({ what, from, to, date, why }) =>
      `The brief was changed on ${date}: ${what}: "${from}" → ${to === null ? 'gone' : `"${to}"`} (${why})`,
  );

/** Figures of the brief that differ without a record, and records that do not fit the site. */
export function briefProblems(files: readonly ContentFile[], today: string): Problem[] {
  const texts = textsOf(files);
  const recorded = recordOf(files);
  if (!texts || !recorded) return [];
  const missing = briefFigures
    .filter((figure) => !isPresent(figure, texts))
    .filter((figure) => !recorded.some((one) => isSame(figure, one) && holds(one, texts)));
  return [
    ...missing.map((figure) => unrecorded(figure, texts, today)),
    ...stale(recorded, texts).map(({ i, found }) => ({
      file: BRIEF_CHANGES,
      field: [i],
      found,
      fix: 'remove this entry',
    })),
  ];
}
