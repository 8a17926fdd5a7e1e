import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { IconName } from '@/content/schema/picture';
import type { SectionOf } from '@/content/schema/section';
import styles from './points.module.scss';

type Points = SectionOf<'points'>;

const layoutClass = {
  columns: styles.columns,
  rows: styles.rows,
  checklist: styles.checklist,
  exclusions: styles.exclusions,
} satisfies Record<Points['layout'], string | undefined>;

/** What precedes each point, with or without icons. */
const markOf: Partial<Record<Points['layout'], IconName>> = {
  checklist: 'check',
  exclusions: 'cross',
};

/**
 * Short points: in columns with icons, in rows for longer texts, or as a list of what is included
 * or excluded.
 */
export function Points(section: Points) {
  const { layout, items, actions } = section;
  const mark = markOf[layout];
  return (
    <SectionFrame section={section} layout={layout === 'columns' ? 'stacked' : 'split'}>
      <ul className={layoutClass[layout]}>
        {items.map(({ title, text, ...item }) => {
          const icon = mark ?? item.icon;
          return (
            <li key={title}>
              {icon && <Icon name={icon} />}
              <h3>{title}</h3>
              <p>
                <RichText text={text} />
              </p>
            </li>
          );
        })}
      </ul>
      {actions && <Actions links={actions} background={section.background} />}
    </SectionFrame>
  );
}
