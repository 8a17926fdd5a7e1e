import type { ChildProcess } from 'node:child_process';
import type { EntryNames } from './content/place';
import type { FieldPath, Problem, Question } from './content/problem';
import type { Field } from './forms/fields';
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
  /** The anchors on it. */
  places: string[];
  translations: Translated[];
  /** The languages that have other pages of its kind, and no text of this one. */
  untranslated: string[];
};

/** The sources of an English file and of its translation when they said the same. */
export type SentPair = { english: string; texts: string };

/** A sentence of a translation that is older than the English one. */
export type OlderSentence = { path: Path; place: string; was?: string; now: string };

/** A page of a translation that is older than the English one. */
export type OlderPage = {
  file: string;
  /** The hash that it records, and that of the English texts of today. */
  recorded: string;
  hash: string;
  /** Its older sentences; undefined if the history does not have the text they were written from. */
  sentences?: readonly OlderSentence[];
};

/** A kind of page that can be created, with the JSON schema of its questions. */
export type NewPage = { collection: string; label: string; schema: unknown };

/** A list that can be extended, with the path after its last entry. */
export type NewEntry = { name: string; file: string; path: (string | number)[] };

/** The files of a new page by name, or the problems with the answers. */
export type Beginning = { files: Record<string, string>; path: string; problems: Problem[] };

/** The words that a change removes from the agreed content, and the new source of the record. */
export type Decision = { removed: readonly string[]; record: string };

/** Functions that need the site's schemas, which contain the names of all pages. */
export type SiteQuestions = {
  /** Everything wrong with the content as saved, or what these texts would change. */
  problems(instead: Texts): Promise<Problem[]>;
  /** A field with its form; undefined if there is none. */
  field(file: string, path: Path): Promise<Field | undefined>;
  /** What these texts, which must be valid, change in the agreed content. */
  decision(instead: Texts, why: string): Promise<Decision>;
  /** Updates what the site records about its pages. Called before every send. */
  record(): Promise<void>;

  pages(): Promise<Listed[]>;
  /** The paths of the pages that these files make, or made before they were removed. */
  pathsOf(files: readonly string[]): Promise<string[]>;
  /** Where other files link to the page of this file. */
  linksTo(file: string): Promise<Problem[]>;
  /**
   * The texts of other files once this page is deleted. @param to the page its links then lead to
   */
  withoutPage(file: string, to: string | undefined): Promise<Record<string, string>>;
  /** The texts of other files once this page is back. */
  withPage(file: string): Promise<Record<string, string>>;

  newThings(): Promise<{ pages: NewPage[]; entries: NewEntry[] }>;
  /** A new page from the answers to its questions. */
  beginning(collection: string, answers: unknown): Promise<Beginning>;
  /** The file of a page's texts in another language, with nothing translated yet. */
  begunTranslation(file: string, language: string): Promise<Record<string, string>>;

  /** The source of a translation of this file, in step with the file's new source. */
  followed(file: string, after: string, texts: string, sent?: SentPair): Promise<string>;
  /** The hash of the texts of an English file with this source. */
  hash(file: string, text: string): Promise<string | undefined>;
  /** The translations that record another hash than that of the English texts of today. */
  behind(): Promise<OlderPage[]>;
  /** The sentences of a translation that are older. @param text its source, if not as saved */
  older(file: string, base: SentPair, text?: string): Promise<OlderSentence[]>;
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
  /** The folders of `content/` with texts of other languages: `sw`. */
  languages: readonly string[];
  /**
   * Files that change only as a consequence of other changes, such as redirects. These changes
   * cannot be undone on their own.
   */
  followers: readonly string[];
  /** The file that records changes of agreed content, and the question for their reason. */
  decisions: { file: string; question: Question };
  /** The number of words that a page, or one with a form, needs before it is sent. */
  fewestWords: { page: number; formPage: number };
  /** The fields that pieces of running text may have: `text`, `strong`, and where a link leads. */
  pieceKeys: readonly string[];
  /** What the entries of its lists and some of its fields are called. */
  entryNames: EntryNames;
  /** A field in words: `second question, first answer`. */
  placeInWords(field: FieldPath, content: unknown): string;
  /** Today's date in the site's own time zone: `2026-11-21`. */
  today(): string;
  /** Writes the lists of pages that the schemas and routes import. */
  indexPages(): void;
  /** Starts the development server with these arguments of `next dev`. */
  startSite(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess;
};
