import { buttonClass } from '@/components/ui/button/button';
import { Illustration } from '@/components/ui/illustration/illustration';
import { Kanga } from '@/components/ui/kanga/kanga';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import { NearMisses } from './near-misses';
import styles from './not-found.module.scss';

/** The not-found page: what happened, the likely target, and other links. */
export function NotFoundSection({ section }: { section: SectionOf<'not-found'> }) {
  const { code, heading, text, actions, suggestionsHeading, suggestions } = section;
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <p className={styles.code}>{code}</p>
            <h1>{heading}</h1>
            <p className={styles.text}>
              <RichText text={text} />
            </p>
            <div data-wake="load">
              <NearMisses />
            </div>
            <p className={styles.actions}>
              {actions.map((link) => (
                <SmartLink key={link.label} to={link} className={buttonClass('hero-outline')}>
                  {link.label}
                </SmartLink>
              ))}
            </p>
          </div>
          <Illustration name="wrong-turn" />
        </div>
        <Kanga />
      </section>
      <section className={styles.suggestions}>
        <h2>{suggestionsHeading}</h2>
        <ul>
          {suggestions.map((link) => (
            <li key={link.label}>
              <SmartLink to={link}>{link.label}</SmartLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
