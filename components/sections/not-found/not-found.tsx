import { HeroFrame, HeroWords } from '@/components/layout/hero-frame/hero-frame';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { buttonClass } from '@/components/ui/button/button';
import { LinkList } from '@/components/ui/link-list/link-list';
import { Picture } from '@/components/ui/picture/picture';
import { SearchBox } from '@/components/ui/search-box/search-box';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import { NearMisses } from './near-misses';
import styles from './not-found.module.scss';

/** The not-found page: what happened, the likely target, and other links. */
export function NotFoundSection(section: SectionOf<'not-found'>) {
  const { code, heading, text, picture, actions, suggestionsHeading, suggestions } = section;
  return (
    <>
      <HeroFrame layout={styles.layout} holdsForm>
        <HeroWords
          heading={
            <>
              <span className={styles.code}>{code}</span> {heading}
            </>
          }
          lead={text}
        >
          <SearchBox />
          <p className={styles.actions}>
            {actions.map((link) => (
              <SmartLink key={link.label} to={link} className={buttonClass('hero-outline')}>
                {link.label}
              </SmartLink>
            ))}
          </p>
          <div className={styles.place} data-wake="load">
            <NearMisses />
          </div>
        </HeroWords>
        {picture && (
          <Picture picture={picture} loading="eager" sizes="(min-width: 60rem) 43rem, 92vw" />
        )}
      </HeroFrame>
      <SectionFrame section={{ heading: suggestionsHeading }} layout="stacked">
        <LinkList links={suggestions} />
      </SectionFrame>
    </>
  );
}
