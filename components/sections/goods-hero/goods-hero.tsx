import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { type PriceProps, priceProps } from '@/components/islands/price/price-props';
import {
  HeroFrame,
  HeroPrice,
  Lead,
  pricedLayout,
} from '@/components/layout/hero-frame/hero-frame';
import { Actions } from '@/components/ui/actions/actions';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { VerdictMark } from '@/components/ui/verdict-mark/verdict-mark';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { ObjectName } from '@/content/schema/picture';
import world from '@/content/schema/world.json' with { type: 'json' };
import { goodsHero } from '@/lib/goods/sections';
import type { AnySectionOf, GoodsVerdict } from '@/lib/pages/derived-section';
import { wordsIn } from '@/lib/text/words';
import styles from './goods-hero.module.scss';

type GoodsHeroProps = ReturnType<typeof goodsHero> & {
  /** Undefined for goods that are never carried. */
  price: PriceProps | undefined;
  object: ObjectName | undefined;
};

/** From this share of air below a thing on, its picture is moved down, so that it stands on the plinth. */
const HIGH = 0.12;

/** An answer; a certificate leads to what it costs. */
function Verdict({ way, answer, label, text }: GoodsVerdict) {
  return (
    <div className={styles.verdict}>
      <dt>
        <VerdictMark answer={answer} />
        {label}
      </dt>
      <dd>
        {way === 'sale' ? (
          <SmartLink to={{ page: 'help/tin-and-import-papers', fragment: 'conformity' }}>
            {text}
          </SmartLink>
        ) : (
          <b>{text}</b>
        )}
      </dd>
    </div>
  );
}

export function GoodsHeroSection({ goods }: AnySectionOf<'goods-hero'>) {
  const site = currentSite();
  const isCarried = goods.page.items.length > 0;
  const price = isCarried ? priceProps(site, { goods }) : undefined;
  return <GoodsHero {...goodsHero(site, goods)} price={price} object={goods.page.object} />;
}

/** The opening of a goods page: whether it may come, what it costs at the door, and then why. */
export function GoodsHero(props: GoodsHeroProps) {
  const { heading, otherName, lead, answers, verdicts, why, actions, price, object } = props;
  const wordsOf = (name: string) => wordsIn(name).join(' ');
  const isSame = wordsOf(heading).includes(wordsOf(otherName.text));
  const layout = clsx(styles.hero, object && styles.shown, price ? pricedLayout : styles.unpriced);
  return (
    <HeroFrame layout={layout} holdsForm={price !== undefined}>
      <h1 className={styles.heading}>
        {heading} {!isSame && <span lang={otherName.language}>{otherName.text}</span>}
      </h1>
      <Lead text={lead} />
      <dl className={styles.verdicts}>
        {answers.map((answer) => (
          <Verdict key={answer.way} {...answer} />
        ))}
      </dl>
      <details className={styles.reasons} open={!price}>
        <summary>{why}</summary>
        <div>
          {verdicts.map(({ way, label, reason }) => (
            <p key={way}>
              <b>{label}:</b> <RichText text={reason} />
            </p>
          ))}
        </div>
      </details>
      {price && <HeroPrice {...price} />}
      {actions.length > 0 && <Actions links={actions} onInk isMain />}
      {object && (
        <div className={clsx(styles.object, world.objects[object].below > HIGH && styles.high)}>
          <ObjectPicture name={object} size="large" loading="eager" />
        </div>
      )}
    </HeroFrame>
  );
}
