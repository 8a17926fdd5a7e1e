import { site } from '@/content/site';
import { filledIn } from '@/lib/facts/site-facts';

/** The company in one sentence, its facts filled in. */
export const blurb = filledIn(site.blurb);
