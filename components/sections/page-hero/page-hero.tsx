import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { Actions } from '@/components/ui/actions/actions';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { Kanga } from '@/components/ui/kanga/kanga';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { YearStrip } from '@/components/ui/year-strip/year-strip';
import type { SectionOf } from '@/content/schema/section';
import { monthInitials } from '@/lib/format/date';
import { busyYear } from '@/lib/time/busy-year';
import styles from './page-hero.module.scss';

/** The opening of a page: heading, subject and first links. */
export function PageHero(section: SectionOf<'page-hero'>) {
  const { heading, lead, actions, facts, picture, year } = section;
  return (
    <section className={styles.hero}>
      <div className={clsx(styles.inner, (picture || year) && styles.pictured)}>
        <div className={styles.words}>
          <h1>
            <RichText text={heading} />
          </h1>
          <p className={styles.lead}>
            <RichText text={lead} />
          </p>
          {actions && <Actions links={actions} background="ink" />}
          {facts && picture && <FigureList items={facts} direction="row" />}
        </div>
        {facts && !picture && <FigureList items={facts} direction="column" />}
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} loading="eager" />
          </div>
        )}
        {year && (
          <div className={styles.year}>
            <YearStrip year={busyYear(monthInitials(currentSite().locale), year)} />
          </div>
        )}
      </div>
      <Kanga />
    </section>
  );
}
