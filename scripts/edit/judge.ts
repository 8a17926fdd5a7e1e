import { tsImport } from 'tsx/esm/api';
import type { questions } from './questions';

type Questions = typeof questions;

const load = (): Promise<{ questions: Questions }> => tsImport('./questions.ts', import.meta.url);

/** Calls the functions that use the schemas, as last loaded. */
export class Judge {
  private loaded = load();

  async ask<Name extends keyof Questions>(
    name: Name,
    ...values: Parameters<Questions[Name]>
  ): Promise<Awaited<ReturnType<Questions[Name]>>> {
    const { questions } = await this.loaded;
    const answer = questions[name] as (...values: Parameters<Questions[Name]>) => Promise<never>;
    return answer(...values);
  }

  /** Reloads the schemas with the current pages. */
  renew(): void {
    this.loaded = load();
  }
}
