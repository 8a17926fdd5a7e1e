import { currentSite } from '@/components/current-site/current-site';
import type { PageVersion } from '@/lib/site/site';

type LanguageLinksProps = {
  versions: readonly PageVersion[];
};

/**
 * Links to the same page in other languages, each in its own; nothing where there are none. Header
 * and footer write the same HTML, which compresses to a few bytes the second time.
 */
export function LanguageLinks({ versions }: LanguageLinksProps) {
  const others = versions.filter(({ language }) => language !== currentSite().language);
  return others.map(({ language, languageName, canonical }) => (
    <a key={language} href={canonical} hrefLang={language} lang={language}>
      {languageName}
    </a>
  ));
}
