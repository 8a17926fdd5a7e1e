import { Behavior } from '@/components/behaviors/behavior';
import { buttonClass } from '@/components/ui/button/button';
import { Illustration } from '@/components/ui/illustration/illustration';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { nearMisses } from '@/content/near-misses';
import type { SectionOf } from '@/content/schema/section';
import { destination } from '@/lib/links/target';
import { nearMissCandidates } from '@/lib/near-misses/candidates';
import misses from './near-misses.module.scss';
import styles from './not-found.module.scss';

/** The whole not-found page: what happened, what was probably meant, and the ways on. */
export function NotFoundSection({ section }: { section: SectionOf<'not-found'> }) {
  const { code, heading, text, actions, suggestionsHeading, suggestions } = section;
  const { lead } = nearMisses;
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
              <Behavior
                of="suggest-pages"
                props={{ candidates: nearMissCandidates(), heading: nearMisses.heading }}
              >
                <div className={misses.misses}>
                  <p>{lead.text}</p>
                  <a className={buttonClass('default', 'lg')} href={destination(lead.link).href}>
                    {lead.link.label}
                  </a>
                </div>
              </Behavior>
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
