import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Timeline } from '@/components/ui/timeline/timeline';
import type { SectionOf } from '@/content/schema/section';
import cards from '../cards/cards.module.scss';

type Items = { items: SectionOf<'steps'>['items'] };

const Few = ({ items }: Items) => (
  <ol
    className={clsx(
      cards.cards,
      cards.tiles,
      cards.columns,
      cards.numbered,
      items.length === 4 && cards.four,
    )}
  >
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>
          <RichText text={text} />
        </p>
      </li>
    ))}
  </ol>
);

const Many = ({ items }: Items) => (
  <Timeline
    numbered
    layout="detailed"
    stops={items.map(({ title, text }) => ({
      title,
      filled: true,
      facts: (
        <p>
          <RichText text={text} />
        </p>
      ),
    }))}
  />
);

/** Numbered steps: side by side if they are few, otherwise as stops on a line. */
export function Steps(section: SectionOf<'steps'>) {
  const { items, actions } = section;
  return (
    <SectionFrame section={section} layout="stacked">
      {items.length > 4 ? <Many items={items} /> : <Few items={items} />}
      {actions && <Actions links={actions} background={section.background} />}
    </SectionFrame>
  );
}
