import { tsImport } from 'tsx/esm/api';
import { indexContent } from '../../content-source/index-content';

type Questions = typeof import('../site/questions');

const load = (): Promise<Questions> => tsImport('../site/questions.ts', import.meta.url);

/** Calls the functions that use the site's schemas, as last loaded. */
export class LoadedSite {
  /** Loaded when it is asked first: loading takes seconds, and a start may renew it at once. */
  private questions: Promise<Questions> | undefined;

  async ask<Name extends keyof Questions>(name: Name, ...asked: Parameters<Questions[Name]>) {
    type Answer = ReturnType<Questions[Name]>;
    this.questions ??= load();
    const answer = (await this.questions)[name] as (...all: typeof asked) => Answer;
    return answer(...asked);
  }

  /** Reloads the schemas, which contain the list of pages, after one was added or removed. */
  renew(): void {
    indexContent();
    this.questions = undefined;
  }
}
