import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { TimeLanes, TimeMarks } from '@/components/ui/time-lanes/time-lanes';
import { YearStrip } from '@/components/ui/year-strip/year-strip';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './shipping-options.module.scss';

/** What goes by air and what by sea, both times on one axis, and busy seasons. */
export function ShippingOptions(section: AnySectionOf<'shipping-options'>) {
  const { air, sea, times, seasons } = section;
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.options}>
        {[
          { ...air, icon: 'plane' as const },
          { ...sea, icon: 'ship' as const },
        ].map(({ title, text, icon }) => (
          <article key={title} className={styles.option}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
      <div className={styles.times}>
        <div className={styles.drawn}>
          <h3>{times.heading}</h3>
          <div className={styles.axis}>
            <TimeMarks axis={times.axis} unit={currentSite().words.board.days} />
            <TimeLanes
              air={{ days: air.days, label: air.time }}
              sea={{ days: sea.days, label: sea.time }}
              axis={times.axis}
            />
          </div>
          <p>{times.note}</p>
          <ol className={styles.clock}>
            {times.clock.map((part) => (
              <li key={part}>
                <RichText text={part} />
              </li>
            ))}
          </ol>
        </div>
        {seasons && (
          <div className={styles.drawn}>
            <h3>{seasons.heading}</h3>
            <YearStrip year={seasons.year} />
            <p>
              <RichText text={seasons.text} />
            </p>
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
