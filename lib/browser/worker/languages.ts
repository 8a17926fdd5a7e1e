import type { WorkerBuild, WorkerLanguage } from './worker-scope';

type Build = Pick<WorkerBuild, 'languages'>;

/** The language of a page, by its folder. Pages outside the folders of languages are in the first one. */
export function languageOf({ languages }: Build, path: string): WorkerLanguage {
  const isIn = ({ home }: WorkerLanguage) => path === home || path.startsWith(`${home}/`);
  return (languages.find(isIn) ?? languages[0]) as WorkerLanguage;
}

/** The path of the not-found page in a language. */
export const notFoundPage = ({ home }: WorkerLanguage): string =>
  home === '/' ? '/404' : `${home}/404`;

/** What to keep for a visitor with these pages, in their languages: pages ahead, and not-found pages. */
export function forLanguagesOf(build: Build, paths: readonly string[]) {
  const languages = [...new Set(paths.map((path) => languageOf(build, path)))];
  return {
    ahead: languages.flatMap(({ ahead }) => ahead),
    notFound: languages.map(notFoundPage),
  };
}
