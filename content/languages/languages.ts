import { english } from './english';
import { swahili } from './swahili';

/** Every language of the site: the one it is written in first, and its translations. */
export const languages = { original: english, translations: [swahili] };
