import type { Table } from '@/content/schema/block';
import { RichText } from '../rich-text/rich-text';
import { ObjectPicture } from '../world-picture/object-picture';
import styles from './data-table.module.scss';

/** Not every row has one. */
export type ObjectOf = NonNullable<Table['objects']>[number] | undefined;

/** The links in a name. */
export const linksIn = (name: string) => name.match(/\[[^\]]+\]\([^)]+\)/g) ?? [];

type RowNameProps = { name: string; plain: string | undefined; object: ObjectOf };

/** The name of a row, next to its picture if it has one; on phones without its links, if `plain`. */
export function RowName({ name, plain, object }: RowNameProps) {
  const text = plain ? (
    <>
      <span className={styles.unfoldedOnly}>
        <RichText text={name} />
      </span>
      <span className={styles.foldedOnly}>{plain}</span>
    </>
  ) : (
    name && <RichText text={name} />
  );
  if (!object) return text;
  return (
    <span className={styles.pictured}>
      <ObjectPicture name={object} />
      <span>{text}</span>
    </span>
  );
}
