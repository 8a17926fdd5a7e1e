import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import type { Picture as PictureContent } from '@/content/schema/picture';
import styles from './journey.module.scss';

type Station = {
  title: string;
  text: string;
  /** What happens at the pictures after the first. */
  more?: readonly string[] | undefined;
  pictures?: readonly PictureContent[] | undefined;
  /** Below the title. */
  turn?: ReactNode;
  /** Below the text. */
  todo?: ReactNode;
};

/** From this number of stations on, they are rows of three. */
const TWO_ROWS = 6;

/** The width of a picture in a journey of five, and in rows of three. */
const STATION = '(min-width: 60rem) 15rem, (min-width: 30rem) 30vw, 8rem';
const IN_THREE = '(min-width: 60rem) 26rem, (min-width: 30rem) 30vw, 8rem';

/** Steps as stations of one journey: as wide as what happens in them. */
export const Journey = ({ stations }: { stations: readonly Station[] }) => (
  <ol className={clsx(styles.journey, stations.length >= TWO_ROWS && styles.six)}>
    {stations.map(({ title, text, more, pictures = [], turn, todo }) => (
      <li key={title} className={pictures.length > 2 ? styles.long : undefined}>
        <div className={styles.pictures}>
          {pictures.map((picture, i) => (
            <Picture
              // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change places
              key={i}
              picture={picture}
              sizes={stations.length >= TWO_ROWS ? IN_THREE : STATION}
              onPhones="beside"
            />
          ))}
        </div>
        <div className={styles.words}>
          <div className={styles.name}>
            <h3>{title}</h3>
            {turn}
          </div>
          {more ? (
            <div className={styles.parts}>
              {[text, ...more].map((part) => (
                <Paragraph key={part} text={part} />
              ))}
            </div>
          ) : (
            <Paragraph text={text} />
          )}
          {todo}
        </div>
      </li>
    ))}
  </ol>
);
