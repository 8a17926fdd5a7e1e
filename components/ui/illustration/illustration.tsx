import type { ReactNode } from 'react';
import type { IllustrationName } from '@/content/schema/picture';
import { BuyForMe } from './drawings/buy-for-me';
import { CustomsBrokerage } from './drawings/customs-brokerage';
import { DoorToDoor } from './drawings/door-to-door';
import { Fulfillment } from './drawings/fulfillment';
import { LocalDelivery } from './drawings/local-delivery';
import { OnlinePurchase } from './drawings/online-purchase';
import { Port } from './drawings/port';
import { SeaAirFreight } from './drawings/sea-air-freight';
import { Warehousing } from './drawings/warehousing';
import { WrongTurn } from './drawings/wrong-turn';
import styles from './illustration.module.scss';

/** The closed map from name to drawing: a missing name does not compile. */
const drawings = {
  'buy-for-me': BuyForMe,
  'customs-brokerage': CustomsBrokerage,
  'door-to-door': DoorToDoor,
  fulfillment: Fulfillment,
  'local-delivery': LocalDelivery,
  'online-purchase': OnlinePurchase,
  port: Port,
  'sea-air-freight': SeaAirFreight,
  warehousing: Warehousing,
  'wrong-turn': WrongTurn,
} satisfies Record<IllustrationName, () => ReactNode>;

type IllustrationProps = { name: IllustrationName };

/** A drawing, 480 by 320 units. Decorative: the text next to it says more. */
export function Illustration({ name }: IllustrationProps) {
  const Drawing = drawings[name];
  return (
    <svg className={styles.scene} viewBox="0 0 480 320" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
