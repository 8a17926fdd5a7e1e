import type { ChildProcess } from 'node:child_process';
import type { EntryNames } from './content/place';
import type { FieldPath, Problem } from './content/problem';
import type { Field } from './forms/fields';
import type { Change } from './source/apply';
import type { Path } from './source/read';

/** Sources by file; null for a file to be deleted. */
export type Texts = Record<string, string | null>;

/** A page of the site in one language: its file, and its address. */
export type Version = { file: string; path: string };

/** A page in another language. */
export type Translated = Version & {
  language: string;
  /** The number of texts to write until visitors get it. */
  left: number;
};

/** A page as an option of a select, with its translations. */
export type Listed = Version & {
  id: string;
  name: string;
  /** Whether it has a position among the pages of its kind. */
  isOrdered: boolean;
  translations: Translated[];
};

/** A changed translation: its place in another language, such as `content/sw/forms.ts`. */
export type TranslatedPlace = Change & { file: string; place: string };

/** A sentence near a changed figure, which may now be false. */
export type NearSentence = { file: string; field: Path; text: string };

/** Something to settle before the site goes public, with the change that confirms it, if one can. */
export type Unsettled = Problem & { confirm?: Change & { file: string } };

/** A kind of page that can be created, with the JSON schema of its questions. */
export type NewPage = { collection: string; label: string; schema: unknown };

/** A list that can be extended, with the path after its last entry. */
export type NewEntry = { name: string; file: string; path: (string | number)[] };

/** The files of a new page by name, or the problems with the answers. */
export type Beginning = { files: Record<string, string>; path: string; problems: Problem[] };

/** Functions that need the site's schemas, which contain the names of all pages. */
export type SiteQuestions = {
  /** Everything wrong with the content as saved, or what these texts would change. */
  problems(instead: Texts): Promise<Problem[]>;
  /** The sentences that may be false now that figures have changed. @param sent these files as they were */
  sentencesNear(sent: Texts): Promise<NearSentence[]>;
  /** What has to be settled before the site goes public. */
  beforeLaunch(): Promise<Unsettled[]>;
  /** A field with its form; undefined if there is none. */
  field(file: string, path: Path): Promise<Field | undefined>;

  pages(): Promise<Listed[]>;
  /** Where other files link to the page of this file. */
  linksTo(file: string): Promise<Problem[]>;
  /**
   * The texts of other files once this page is deleted. @param to the page its links then lead to
   */
  withoutPage(file: string, to: string | undefined): Promise<Record<string, string>>;
  /** The texts of other files once this page is back. */
  withPage(file: string): Promise<Record<string, string>>;

  /** The texts of the files that change when a page moves among its kind. @param by -1: up */
  movedPage(file: string, by: -1 | 1): Promise<Record<string, string>>;

  newThings(): Promise<{ pages: NewPage[]; entries: NewEntry[] }>;
  /** A new page from the answers to its questions. */
  beginning(collection: string, answers: unknown): Promise<Beginning>;

  /** The catalogues, in step with these English texts. */
  catalogues(instead: Texts): Promise<Record<string, string>>;
  /**
   * The catalogue of a place in another language, with this change.
   * @returns undefined if something else is there than the change says
   */
  translated(file: string, change: Change): Promise<Record<string, string> | undefined>;
  /** What has been translated since a catalogue had this text, by place. */
  translatedSince(catalogue: string, text: string): Promise<TranslatedPlace[]>;
};

/**
 * A field that is offered besides the clicked text: the number that a chat button leads to, or the
 * rate behind a calculated amount. It applies if all that it names fits.
 */
export type Offer = {
  /** The beginning of the target of the link that was clicked. */
  href?: string;
  /** A pattern of the text that was clicked. */
  text?: string;
  /** The file that the text comes from. */
  from?: string;
  /** The file of the field; that of the page if there is none. */
  file?: string;
  path: Path;
};

/** What the edit mode has to know about the site that it edits. */
export type EditedSite = {
  /** The project's folder, absolute. It has `content/` and `public/uploads/`. */
  root: string;
  /**
   * The address of a module that exports `questions`, which are `SiteQuestions`. It is loaded again
   * whenever a page is added or removed.
   */
  questions: URL;
  /** The languages that have a catalogue in `content/`: `sw`. */
  languages: readonly string[];
  /**
   * Files that change only as a consequence of other changes, such as redirects. These changes
   * cannot be undone on their own.
   */
  followers: readonly string[];
  /** The fields that pieces of running text may have: `text`, `strong`, and where a link leads. */
  pieceKeys: readonly string[];
  /** What the entries of its lists and some of its fields are called. */
  entryNames: EntryNames;
  /** Fields that are offered besides the clicked text. */
  offers: readonly Offer[];
  /** Files that no page shows as long as they are empty: buttons of the bar, by their label. */
  forms: Readonly<Record<string, string>>;
  /** A field in words: `second question, first answer`. */
  placeInWords(field: FieldPath, content: unknown): string;
  /** Today's date in the site's own time zone: `2026-11-21`. */
  today(): string;
  /** Writes the lists of pages that the schemas and routes import. */
  indexPages(): void;
  /** Starts the development server with these arguments of `next dev`. */
  startSite(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess;
};
