import type { ReactNode } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { Shares } from '@/components/ui/shares/shares';
import { TimeLanes, TimeMarks } from '@/components/ui/time-lanes/time-lanes';
import { ScenePicture } from '@/components/ui/world-picture/world-picture';
import { YearStrip } from '@/components/ui/year-strip/year-strip';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { boardAxis } from '@/lib/routes/departures';
import { shippingOptions } from '@/lib/routes/sections';
import { GoodsTiles } from '../goods-index/goods-tiles';
import styles from './shipping-options.module.scss';

type Times = ReturnType<typeof shippingOptions>['times'];

/** The tone of each part of the bar. */
const TONES = { shop: 'goods', wait: 'freight', air: 'air' } as const;

type LanesProps = { times: Times; children: ReactNode };

/** Both ways, and how long they take on one axis. */
function Lanes({ times: { heading, counted, air, sea, days, note }, children }: LanesProps) {
  const site = currentSite();
  const { byAir, bySea } = site.routePage;
  const axis = boardAxis(site);
  return (
    <div className={styles.lanes}>
      {children}
      <div>
        <h3>{heading}</h3>
        <p>{counted}</p>
        <TimeMarks axis={axis} unit={site.words.board.days} />
        <TimeLanes
          air={{ days: days.air, label: `${byAir}, ${air}` }}
          sea={{ days: days.sea, label: `${bySea}, ${sea}` }}
          axis={axis}
        />
      </div>
      <p>{note}</p>
    </div>
  );
}

function Clock({ heading, parts, total, note }: NonNullable<Times['clock']>) {
  return (
    <div className={styles.clock}>
      <header>
        <h3>{heading}</h3>
        <p className={styles.time}>{total}</p>
        <Paragraph text={note} />
      </header>
      <Shares
        shares={parts.map(({ name, label, time, days }) => ({
          tone: TONES[name],
          label,
          amount: days,
          text: time,
        }))}
      />
    </div>
  );
}

/** What goes by air and what by sea, how long both take, busy seasons, and what people buy there. */
export function ShippingOptions({ origin }: AnySectionOf<'shipping-options'>) {
  const site = currentSite();
  const options = shippingOptions(site, origin.page);
  const { air, sea, times, seasons, goods } = options;
  return (
    <SectionFrame section={options} layout="stacked">
      <div className={styles.times}>
        <Lanes times={times}>
          <div className={styles.options}>
            {[
              { ...air, scene: 'air-freight-benefits' as const },
              { ...sea, scene: 'shipping-routes' as const },
            ].map(({ title, text, note, scene }) => (
              <article key={title}>
                <ScenePicture
                  name={scene}
                  sizes="(min-width: 60rem) 13rem, 7rem"
                  onPhones="thumb"
                  alt=""
                />
                <h3>{title}</h3>
                <Paragraph text={text} />
                <Paragraph text={note} />
              </article>
            ))}
          </div>
        </Lanes>
        {times.clock && <Clock {...times.clock} />}
      </div>
      {seasons && (
        <div className={styles.season}>
          <h3>{seasons.heading}</h3>
          <Paragraph text={seasons.text} />
          <YearStrip year={seasons.year} />
        </div>
      )}
      <div className={styles.goods}>
        <h3>{goods.heading}</h3>
        <p>{goods.text}</p>
        <GoodsTiles goods={goods.items} more={goods.more} />
      </div>
    </SectionFrame>
  );
}
