import { tsImport } from 'tsx/esm/api';
import { indexContent } from '../../index-content';

type Questions = typeof import('../site/questions');

/** Calls the functions that use the site's schemas, as last loaded. */
export class LoadedSite {
  private questions = this.load();

  private load(): Promise<Questions> {
    return tsImport('../site/questions.ts', import.meta.url);
  }

  async ask<Name extends keyof Questions>(
    name: Name,
    ...values: Parameters<Questions[Name]>
  ): Promise<Awaited<ReturnType<Questions[Name]>>> {
    const answer = (await this.questions)[name] as (...values: unknown[]) => Promise<never>;
    return answer(...values);
  }

  /** Reloads the schemas, which contain the list of pages, after one was added or removed. */
  renew(): void {
    indexContent();
    this.questions = this.load();
  }
}
