import { Blocks } from '@/components/ui/blocks/blocks';
import { Icon } from '@/components/ui/icon/icon';
import { Illustration } from '@/components/ui/illustration/illustration';
import { iconNames, illustrationNames } from '@/content/schema/picture';
import { Specimen } from '../specimen/specimen';
import { blockSamples } from './block-samples';
import styles from './content-pieces.module.scss';

/** The building blocks of pages: drawings and running text. */
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
      <Specimen name="Running text" width="page">
        <Blocks blocks={blockSamples} subheadingLevel={3} />
      </Specimen>
    </>
  );
}
