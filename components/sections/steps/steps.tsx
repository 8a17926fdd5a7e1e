import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Paper } from '@/components/ui/blocks/paper';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { Timeline } from '@/components/ui/timeline/timeline';
import type { SectionOf } from '@/content/schema/section';
import cards from '../cards/columns.module.scss';
import { Journey } from './journey';
import numbered from './numbered.module.scss';
import { Stars } from './stars';
import told from './told.module.scss';

type Items = { items: SectionOf<'steps'>['items'] };

const Few = ({ items }: Items) => (
  <ol className={clsx(cards.list, numbered.steps, items.length === 4 && cards.four)}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <Paragraph text={text} />
      </li>
    ))}
  </ol>
);

const Many = ({ items, layout = 'across' }: Items & { layout?: 'across' | 'down' }) => (
  <Timeline
    numbered
    layout={layout}
    stops={items.map(({ title, text }) => ({
      title,
      filled: true,
      text: <Paragraph text={text} />,
    }))}
  />
);

type Chat = NonNullable<SectionOf<'steps'>['chat']>;

const ChatView = ({ messages, caption }: Chat) => (
  <figure className={told.chat}>
    {messages.map(({ who, ours, text }) => (
      <p key={text} className={clsx(told.message, ours && told.ours)}>
        <b>{who}</b> {text}
      </p>
    ))}
    <figcaption>{caption}</figcaption>
  </figure>
);

/**
 * Numbered steps: side by side if they are few, otherwise as stops on a line; below each other next to the
 * messages or the paper that they are about.
 */
export function Steps(section: SectionOf<'steps'>) {
  const { items, stars, chat, paper } = section;
  const shown = chat ? <ChatView {...chat} /> : paper && <Paper {...paper} />;
  const hasPictures = items.some(({ pictures }) => pictures);
  const Items = items.length > 4 ? Many : Few;
  return (
    <SectionFrame section={section} layout="stacked">
      {stars && <Stars label={stars} />}
      {shown ? (
        <div className={told.told}>
          <Many items={items} layout="down" />
          {shown}
        </div>
      ) : hasPictures ? (
        <Journey stations={items} />
      ) : (
        <Items items={items} />
      )}
    </SectionFrame>
  );
}
