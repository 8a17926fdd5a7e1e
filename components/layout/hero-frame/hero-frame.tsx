import clsx from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import type { PriceProps } from '@/components/islands/price/price-props';
import { Kanga, KangaStrip } from '@/components/ui/kanga/kanga';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { KangaName } from '@/content/schema/kanga';
import type { Ground } from '@/content/schema/section-frame';
import styles from './hero-frame.module.scss';

type HeroFrameProps = {
  /** For heroes with a layout of their own, instead of two sides in wide windows. */
  layout?: string | undefined;
  /** The border of an origin's cloth instead of the site's. */
  kanga?: KangaName;
  /** Its color, instead of ink. */
  ground?: Ground | undefined;
  /** Whether it has a form, which stands above the floating discs. */
  holdsForm?: boolean | undefined;
  children: ReactNode;
};

/** The opening of a page: a block of color. On ink it ends in a border. */
export function HeroFrame(props: HeroFrameProps) {
  const { layout = styles.sides, kanga, ground, holdsForm, children } = props;
  const isSea = ground === 'lagoon';
  return (
    <section
      className={clsx(styles.hero, isSea && styles.sea)}
      data-ground={ground}
      data-form={holdsForm ? '' : undefined}
    >
      <div className={clsx(styles.inner, layout)}>{children}</div>
      {!ground && (kanga ? <KangaStrip name={kanga} /> : <Kanga />)}
    </section>
  );
}

/** The layout of heroes with a price, for `HeroFrame`. */
export const pricedLayout = styles.priced;

/** The price at the door, in a hero of that layout. */
export function HeroPrice(props: PriceProps) {
  return (
    <div className={styles.price}>
      <Island of="price" {...props} />
    </div>
  );
}

type HeroSceneProps = Pick<ComponentProps<typeof Picture>, 'picture' | 'loading' | 'onPhones'>;

/** The place or the scene, in a hero of that layout: on phones from edge to edge. */
export function HeroScene(props: HeroSceneProps) {
  return (
    <div className={styles.scene}>
      <Picture
        sizes="(min-width: 48rem) 46vw, 100vw"
        texts={currentSite().pictures.scenes}
        {...props}
      />
    </div>
  );
}

type HeroWordsProps = { heading: ReactNode; lead: string; children?: ReactNode };

/** The heading and the sentence below it, with what follows in the same column. */
export function HeroWords({ heading, lead, children }: HeroWordsProps) {
  return (
    <div className={styles.words}>
      <h1>{heading}</h1>
      <Lead text={lead} />
      {children}
    </div>
  );
}

export function Lead({ text }: { text: string }) {
  return (
    <p className={styles.lead}>
      <RichText text={text} />
    </p>
  );
}
