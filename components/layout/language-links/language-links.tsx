import { currentSite } from '@/components/current-site/current-site';
import type { Version } from '@/lib/site/sites';
import styles from './language-links.module.scss';

type LanguageLinksProps = {
  versions: readonly Version[];
  /** Whether narrow containers show the code of a language in place of its name. */
  isShortOnPhones?: true;
};

/** Links to the same page in other languages, each in its own; nothing where there are none. */
export function LanguageLinks({ versions, isShortOnPhones }: LanguageLinksProps) {
  const others = versions.filter(({ language }) => language !== currentSite().language);
  return others.map(({ language, languageName, canonical }) => (
    <a key={language} href={canonical} hrefLang={language} lang={language}>
      {isShortOnPhones ? (
        <>
          <span className={styles.code}>{language.toUpperCase()} </span>
          <span className={styles.name}>{languageName}</span>
        </>
      ) : (
        languageName
      )}
    </a>
  ));
}
