import clsx from 'clsx/lite';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { Table } from '@/content/schema/block';
import styles from './panels.module.scss';

/** Up to this number, panels are compared, so they are open and their worth is large. */
const COMPARED = 2;

/**
 * A table as one panel for each row: its object, its name, what it is worth as a label, what it covers, and
 * the last column behind its heading.
 */
export function Panels({ columns, rows, objects = [] }: Table) {
  const isOpen = rows.length <= COMPARED;
  return (
    <ul className={clsx(styles.panels, isOpen ? styles.open : styles.closed)}>
      {rows.map(([name = '', label = '', covered = '', conditions = ''], row) => (
        <li key={name}>
          {objects[row] && <ObjectPicture name={objects[row]} />}
          <div>
            <h3>{name}</h3>
            <p className={clsx(styles.label, label.includes(',') && styles.several)}>{label}</p>
            <Paragraph text={covered} />
          </div>
          {isOpen ? (
            <div>
              <b>{columns.at(-1)}</b>
              <Paragraph text={conditions} />
            </div>
          ) : (
            <details>
              <summary>
                <span>{columns.at(-1)}</span>
              </summary>
              <Paragraph text={conditions} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
