import clsx from 'clsx/lite';
import { Actions } from '@/components/ui/actions/actions';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { Kanga } from '@/components/ui/kanga/kanga';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './page-hero.module.scss';

/** The opening of a page: heading, subject and first links. */
export function PageHero(section: SectionOf<'page-hero'>) {
  const { heading, lead, actions, facts, picture } = section;
  return (
    <section className={styles.hero}>
      <div className={clsx(styles.inner, picture && styles.pictured)}>
        <div className={styles.words}>
          <h1>{heading}</h1>
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
      </div>
      <Kanga />
    </section>
  );
}
