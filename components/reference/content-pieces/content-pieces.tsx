import { Blocks } from '@/components/ui/blocks/blocks';
import { Icon } from '@/components/ui/icon/icon';
import { ScenePicture } from '@/components/ui/world-picture/world-picture';
import { iconNames } from '@/content/schema/picture';
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
      <Specimen name="A scene" width="page">
        <ScenePicture name="port" sizes="30rem" onPhones="wide" alt="The port of Dar es Salaam" />
      </Specimen>
      <Specimen name="Running text" width="page">
        <Blocks blocks={blockSamples} subheadingLevel={3} />
      </Specimen>
    </>
  );
}
