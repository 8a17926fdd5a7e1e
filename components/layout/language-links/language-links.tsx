import { currentPage, currentSite } from '@/components/current-site/current-site';
import styles from './language-links.module.scss';

/**
 * Links to the same page in other languages, each in its own; muted, to the home page of a language
 * that lacks this page. Header and footer write the same HTML, which compresses to a few bytes the
 * second time.
 */
export function LanguageLinks() {
  const others = currentPage().versions.filter(
    ({ language }) => language !== currentSite().language,
  );
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
