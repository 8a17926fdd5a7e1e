import { currentSite } from '@/components/current-site/current-site';
import type { PageVersion } from '@/lib/site/site';
import styles from './language-links.module.scss';

type LanguageLinksProps = {
  versions: readonly PageVersion[];
};

/**
 * Links to the same page in other languages, each in its own; muted, to the home page of a language
 * that lacks this page. Header and footer write the same HTML, which compresses to a few bytes the
 * second time.
 */
export function LanguageLinks({ versions }: LanguageLinksProps) {
  const others = versions.filter(({ language }) => language !== currentSite().language);
  return others.map(({ language, languageName, canonical, isHome }) => (
    <a
      key={language}
      className={isHome && styles.muted}
      href={canonical}
      hrefLang={language}
      lang={language}
    >
      {languageName}
    </a>
  ));
}
