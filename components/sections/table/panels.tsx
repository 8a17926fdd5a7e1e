import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { Table } from '@/content/schema/block';
import styles from './panels.module.scss';

/**
 * A table as one panel for each row: its object, its name, what it is worth as a label, what it covers, and
 * the last column behind its heading.
 */
export function Panels({ columns, rows, objects = [] }: Table) {
  return (
    <ul className={styles.panels}>
      {rows.map(([name = '', label = '', covered = '', conditions = ''], row) => (
        <li key={name}>
          {objects[row] && <ObjectPicture name={objects[row]} />}
          <div>
            <h3>{name}</h3>
            <p className={styles.label}>{label}</p>
            <Paragraph text={covered} />
          </div>
          <details>
            <summary>
              <span>{columns.at(-1)}</span>
            </summary>
            <Paragraph text={conditions} />
          </details>
        </li>
      ))}
    </ul>
  );
}
