/// <reference lib="webworker" />
import type { Language } from '@/lib/format/locale';

export type WorkerLanguage = {
  /** The path of its home page, which is also the folder of its other pages. */
  readonly home: string;
  readonly language: Language;
  /**
   * What the worker adds to pages: above a kept one while the network cannot be reached, and while it
   * is slow (`{day}`); heading of the page for what is not kept, and the line above a list of what is.
   */
  readonly words: Readonly<Record<'offline' | 'slow' | 'missing' | 'kept', string>>;
  /** The line on every page while something is unsent, and where its link leads. */
  readonly unsent: { readonly text: string; readonly link: string; readonly path: string };
  /** Paths of the pages to keep before they are opened. */
  readonly ahead: readonly string[];
};

/** What a build puts into the worker, under the name `BUILD`. */
export type WorkerBuild = {
  readonly release: string;
  /** First the one whose home page is `/`. */
  readonly languages: readonly WorkerLanguage[];
  /** The style sheet of what the worker adds to a page. */
  readonly style: string;
  /** Hashes of the contents of scripts and fonts that are not named by them, by path. */
  readonly hashes: Readonly<Record<string, string>>;
};

/** What the browser reports about the connection; not all do. */
export type Connection = Readonly<{ saveData?: boolean; effectiveType?: string; type?: string }>;

/** The global scope of the worker: TypeScript knows a part only of what browsers report there. */
export type WorkerScope = Omit<ServiceWorkerGlobalScope, 'navigator'> & {
  readonly navigator: { readonly connection?: Connection };
};
