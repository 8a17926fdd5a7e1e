import type { Language } from '@/lib/format/locale';

/** What the worker adds to pages. */
export type OfflineWords = {
  /** Above a kept page while the network cannot be reached, and while it is slow: `{day}`. */
  readonly offline: string;
  readonly slow: string;
  /** The page for an address that is not kept: heading, and the line above a list of those that are. */
  readonly missing: string;
  readonly kept: string;
};

/** One language of the site. */
export type WorkerLanguage = {
  /** The path of its home page, which is also the folder of its other pages. */
  readonly home: string;
  readonly language: Language;
  readonly words: OfflineWords;
  /** The line on every page while something is unsent, and where its link leads. */
  readonly unsent: { readonly text: string; readonly link: string; readonly path: string };
  /** Paths of the pages to keep before they are opened. */
  readonly ahead: readonly string[];
};

/** What a build puts into the worker, under the name `BUILD`. */
export type WorkerBuild = {
  /** Identifies the release. */
  readonly release: string;
  /** First the one whose home page is `/`. */
  readonly languages: readonly WorkerLanguage[];
  /** The style sheet of what the worker adds to a page. */
  readonly style: string;
};

/** An event that keeps the worker alive until the promise settles. */
type LongEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };

export type FetchEvent = LongEvent & {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
};

type WorkerEvents = {
  install: LongEvent;
  activate: LongEvent;
  fetch: FetchEvent;
  message: LongEvent & { readonly data: unknown };
  sync: LongEvent & { readonly tag: string };
};

type Client = { readonly url: string; postMessage: (message: unknown) => void };

/** The part of a service worker's global scope in use: TypeScript has it for workers or pages only. */
export type WorkerScope = {
  readonly location: Location;
  readonly navigator: { readonly connection?: Connection };
  readonly registration: {
    readonly navigationPreload?: { enable: () => Promise<void> };
  };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean; type: 'window' }) => Promise<Client[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
};

/** What the browser reports about the connection; not all do. */
export type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
};
