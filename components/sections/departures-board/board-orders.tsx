import { useId } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import { type BoardOrder, boardOrders } from '@/content/schema/board-order';
import styles from './board-orders.module.scss';

type BoardOrdersProps = {
  /** The order of the rows in the document. */
  first: BoardOrder;
};

/** The choice of an order, which the behavior `sort-board` follows. */
export function BoardOrders({ first }: BoardOrdersProps) {
  const { board } = currentSite().words;
  const name = useId();
  return (
    <fieldset className={styles.orders}>
      <legend>{board.order}</legend>
      {boardOrders.map((order) => (
        <label key={order}>
          <input type="radio" name={name} value={order} defaultChecked={order === first} />
          {board.orders[order]}
        </label>
      ))}
    </fieldset>
  );
}
