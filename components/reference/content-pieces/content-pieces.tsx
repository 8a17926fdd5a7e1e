import { Accordion } from '@/components/ui/accordion/accordion';
import { Blocks } from '@/components/ui/blocks/blocks';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Icon } from '@/components/ui/icon/icon';
import { Illustration } from '@/components/ui/illustration/illustration';
import { Rating } from '@/components/ui/rating/rating';
import { Ticket } from '@/components/ui/ticket/ticket';
import { iconNames, illustrationNames } from '@/content/schema/picture';
import { Specimen } from '../specimen/specimen';
import styles from './content-pieces.module.scss';
import { blockSamples, questionSamples, ticketSample } from './piece-samples';

/** The building blocks of pages: drawings, running text, questions. */
export function ContentPieces() {
  return (
    <>
      <Specimen name="Icons" width="page">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Illustrations" width="page">
        <ul className={styles.illustrations}>
          {illustrationNames.map((name) => (
            <li key={name}>
              <Illustration name={name} /> {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Rating" width="page">
        {[5, 3, 1].map((rating) => (
          <Rating key={rating} rating={rating} label="{rating} of 5 stars" />
        ))}
      </Specimen>
      <Specimen name="Ticket" note="One more stamp at each step" width="page">
        <Ticket {...ticketSample} foot="From when it is valid." />
      </Specimen>
      <Specimen name="Running text" width="page">
        <Blocks blocks={blockSamples} subheadingLevel={3} />
      </Specimen>
      <Specimen name="Questions" note="Open one: the other closes" width="page">
        <Accordion name="reference" questions={questionSamples} level={3} />
      </Specimen>
      <Specimen name="Nothing to list" width="page">
        <EmptyState illustration="blank-newspaper" text="What stands where a list would be." />
      </Specimen>
    </>
  );
}
