import { tsImport } from 'tsx/esm/api';
import type { EditedSite, SiteQuestions } from '../edited-site';

/** Calls the functions that use the site's schemas, as last loaded. */
export class LoadedSite {
  private loaded: Promise<{ questions: SiteQuestions }>;

  constructor(readonly site: EditedSite) {
    this.loaded = this.load();
  }

  private load(): Promise<{ questions: SiteQuestions }> {
    return tsImport(this.site.questions.href, import.meta.url);
  }

  async ask<Name extends keyof SiteQuestions>(
    name: Name,
    ...values: Parameters<SiteQuestions[Name]>
  ): Promise<Awaited<ReturnType<SiteQuestions[Name]>>> {
    const { questions } = await this.loaded;
    const answer = questions[name] as (
      ...values: Parameters<SiteQuestions[Name]>
    ) => Promise<never>;
    return answer(...values);
  }

  /** Reloads the schemas with the current pages. */
  renew(): void {
    this.loaded = this.load();
  }
}
