import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { FigureList } from '@/components/ui/figure-list/figure-list';
import { Picture } from '@/components/ui/picture/picture';
import { YearStrip } from '@/components/ui/year-strip/year-strip';
import type { SectionOf } from '@/content/schema/section';
import { List, yearOf } from './card-list';
import checklist from './checklist.module.scss';
import columns from './columns.module.scss';
import { Stars } from './stars';
import starStyles from './stars.module.scss';

/** Short texts with titles, side by side or below each other; what costs extra next to what is included. */
export function Cards(section: SectionOf<'cards'>) {
  const { layout, items, picture, halves, figures, stars, ends = [] } = section;
  const extra = layout === 'exclusions' ? [] : items.filter((item) => item.extra);
  return (
    <SectionFrame
      section={stars ? { ...section, actions: undefined } : section}
      layout={picture ? 'split' : figures ? 'aside' : 'stacked'}
      picture={
        picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 60rem) 52vw, 92vw"
            onPhones="card"
            texts={currentSite().pictures.scenes}
          />
        )
      }
    >
      {figures && (
        <div className={columns.figures}>
          <FigureList items={figures} />
        </div>
      )}
      {items[0]?.season && <YearStrip year={yearOf(items)} />}
      {extra.length > 0 ? (
        <div className={checklist.halves}>
          <div>
            {halves && <p>{halves.included}</p>}
            <List layout={layout} items={items.filter((item) => !item.extra)} />
          </div>
          <div className={checklist.extra}>
            {halves && <p>{halves.extra}</p>}
            <List layout={layout} items={extra} />
          </div>
        </div>
      ) : stars ? (
        <div className={starStyles.split}>
          <div>
            <Stars label={stars} ends={ends} />
            {section.actions && <Actions links={section.actions} />}
          </div>
          <List layout={layout} items={items} />
        </div>
      ) : (
        <List layout={layout} items={items} />
      )}
    </SectionFrame>
  );
}
