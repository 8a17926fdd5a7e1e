import type { ReactNode } from 'react';
import type { IllustrationName } from '@/content/schema/picture';
import { BlankNewspaper } from './drawings/blank-newspaper';
import { BuyForMe } from './drawings/buy-for-me';
import { CustomsBrokerage } from './drawings/customs-brokerage';
import { DoorToDoor } from './drawings/door-to-door';
import { EmptyFrame } from './drawings/empty-frame';
import { Fulfillment } from './drawings/fulfillment';
import { LocalDelivery } from './drawings/local-delivery';
import { OnlinePurchase } from './drawings/online-purchase';
import { Port } from './drawings/port';
import { SeaAirFreight } from './drawings/sea-air-freight';
import { SearchedParcel } from './drawings/searched-parcel';
import { SpareVest } from './drawings/spare-vest';
import { Warehousing } from './drawings/warehousing';
import { WrongTurn } from './drawings/wrong-turn';
import styles from './illustration.module.scss';

/** The closed map from name to drawing: a missing name does not compile. */
const drawings = {
  'blank-newspaper': BlankNewspaper,
  'buy-for-me': BuyForMe,
  'customs-brokerage': CustomsBrokerage,
  'door-to-door': DoorToDoor,
  'empty-frame': EmptyFrame,
  fulfillment: Fulfillment,
  'local-delivery': LocalDelivery,
  'online-purchase': OnlinePurchase,
  port: Port,
  'sea-air-freight': SeaAirFreight,
  'searched-parcel': SearchedParcel,
  'spare-vest': SpareVest,
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
