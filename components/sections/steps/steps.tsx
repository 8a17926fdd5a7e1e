import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { Paper } from '@/components/ui/blocks/paper';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { Timeline } from '@/components/ui/timeline/timeline';
import type { SectionOf } from '@/content/schema/section';
import { Journey } from './journey';
import told from './told.module.scss';

type Stops = { items: SectionOf<'steps'>['items']; layout: 'across' | 'down' };

const Stops = ({ items, layout }: Stops) => (
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

const ChatView = ({ messages, caption, areReviews }: Chat) => (
  <figure className={clsx(told.chat, areReviews && told.reviews)}>
    {messages.map(({ who, ours, text }) => (
      <p key={text} className={clsx(told.message, ours && told.ours)}>
        <b>{who}</b> <span>{text}</span>
      </p>
    ))}
    <figcaption>{caption}</figcaption>
  </figure>
);

/**
 * Numbered steps as stations with pictures or as stops on a line; below each other next to the messages or
 * the paper that they are about.
 */
export function Steps(section: SectionOf<'steps'>) {
  const { items, chat, paper, actions, ...frame } = section;
  const shown = chat ? <ChatView {...chat} /> : paper && <Paper {...paper} />;
  const isBeside = shown && !chat?.areReviews;
  const hasPictures = items.some(({ pictures }) => pictures);
  return (
    <SectionFrame section={isBeside ? frame : section} layout={isBeside ? 'beside' : 'stacked'}>
      {isBeside ? (
        <>
          <Stops items={items} layout="down" />
          {shown}
          {actions && <Actions links={actions} isMain />}
        </>
      ) : hasPictures ? (
        <Journey stations={items} />
      ) : (
        <>
          {shown}
          <Stops items={items} layout="across" />
        </>
      )}
    </SectionFrame>
  );
}
