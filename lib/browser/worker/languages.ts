import type { WorkerBuild, WorkerLanguage } from './worker-scope';

type Build = Pick<WorkerBuild, 'languages'>;

/**
 * The language of a page, by its folder. Pages outside the folders of languages are in the first
 * one.
 */
export function languageOf({ languages }: Build, path: string): WorkerLanguage {
  const isIn = ({ home }: WorkerLanguage) => path === home || path.startsWith(`${home}/`);
  return (languages.find(isIn) ?? languages[0]) as WorkerLanguage;
}

/** The path of the not-found page in a language. */
export const notFoundPage = ({ home }: Pick<WorkerLanguage, 'home'>): string =>
  home === '/' ? '/404' : `${home}/404`;

/** The not-found pages to keep for a visitor with these pages: one for each of their languages. */
export const notFoundPagesFor = (build: Build, paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => notFoundPage(languageOf(build, path)))),
];

/** The pages to keep ahead for a visitor with these pages: those in the same languages. */
export function aheadFor(build: Build, paths: readonly string[]): string[] {
  const languages = new Set(paths.map((path) => languageOf(build, path)));
  return [...languages].flatMap(({ ahead }) => ahead);
}
