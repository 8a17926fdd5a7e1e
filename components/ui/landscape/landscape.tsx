import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import type { ViewName } from '@/content/schema/picture';
import type { Ground } from '@/content/schema/section-frame';
import styles from './landscape.module.scss';
import { ViewPicture } from './view-picture';

type LandscapeProps = {
  id?: string | undefined;
  ground?: Ground | undefined;
  view: ViewName;
  /** Whether it is the end of the page. */
  isEnd?: boolean;
  /** Whether it has a form, which stands above the floating discs. */
  holdsForm?: boolean;
  children: ReactNode;
};

/** As wide as the window: words in the sky of a landscape, which is the color of the band. */
export const Landscape = (props: LandscapeProps) => {
  const { id, ground, view, isEnd, holdsForm, children } = props;
  return (
    <section
      id={id}
      className={clsx(styles.landscape, isEnd && styles.end)}
      data-ground={ground}
      data-form={holdsForm ? '' : undefined}
    >
      <div className={styles.sky}>{children}</div>
      <ViewPicture name={view} />
    </section>
  );
};
