import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { ScenePicture } from '@/components/ui/world-picture/world-picture';
import type { SectionOf } from '@/content/schema/section';
import styles from './downloads.module.scss';

const FileItself = ({ src }: { src: string | undefined }) => (
  // biome-ignore lint/performance/noImgElement: the file itself, as it will be saved
  <img src={src} alt="" width="240" height="160" loading="lazy" />
);

/** Files to take away, each below its picture. */
export function Downloads(section: SectionOf<'downloads'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <ul className={styles.files}>
        {section.items.map(({ files, scene, onInk }) => (
          <li key={files[0]?.file} className={scene && styles.half}>
            <div className={clsx(styles.picture, scene && styles.scene, onInk && styles.both)}>
              {scene ? (
                <ScenePicture name={scene} sizes="22rem" onPhones="card" alt="" />
              ) : (
                <FileItself src={files[0]?.file} />
              )}
              {onInk && <FileItself src={onInk} />}
            </div>
            <p>
              {files.map(({ title, file }) => (
                <a key={file} href={file} download>
                  <RichText text={title} />
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
