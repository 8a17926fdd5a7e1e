import type { IconName } from '@/content/schema/picture';
import styles from './icon.module.scss';

/** All drawn on a 24 px grid with one 1.75 px line and round caps. */
export const drawings: Record<IconName, string> = {
  calculator: 'M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
  cart: 'M3 4h2.5l2.2 11h9.8L20 7.5H6.3M9 19.5h.01M16.5 19.5h.01',
  chat: 'M4 5h16v11h-9l-4.5 4v-4H4zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01',
  check: 'M4.5 12.5l5 5 10-11',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5',
  coin: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM14.8 9.2c-.5-.9-1.5-1.4-2.8-1.4-1.6 0-2.8.8-2.8 2s1 1.8 2.8 2.1c1.8.3 2.9.9 2.9 2.2 0 1.3-1.2 2.1-2.9 2.1-1.4 0-2.5-.5-3-1.5M12 6v12',
  cross: 'M6 6l12 12M18 6L6 18',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.5 2.3 3.5 5.2 3.5 8.5s-1 6.2-3.5 8.5c-2.5-2.3-3.5-5.2-3.5-8.5s1-6.2 3.5-8.5z',
  headset: 'M4 15v-3a8 8 0 0 1 16 0v3M4 13h3v6H4zM17 13h3v6h-3zM20 19c0 1.5-2 2-5 2',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  'no-entry': 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM6 6l12 12',
  parcel: 'M4 7.5l8-4 8 4v9l-8 4-8-4zM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-4 3.7-5.5 7.5-5.5s6.7 1.5 7.5 5.5',
  phone:
    'M5 4h4l1.5 4.5-2 1.5c1 2.2 2.8 4 5 5l1.5-2L19.5 14.5v4c0 1-.8 1.5-1.5 1.5C11 20 4 13 4 6c0-1 .3-2 1-2z',
  pin: 'M12 21c4.5-5 6.5-8.3 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 12.7 7.5 16 12 21zM12 7.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  plane: 'M3 13.5l18-8c-1 3.5-3 6-6 7.5l-3 7-2-.5.5-5-4 1-1.5 3-1.5-.5.5-3.5z',
  plus: 'M12 5v14M5 12h14',
  scale: 'M12 4v16M7 20h10M4 7h16M4 7l-2 6h5.5L5 7M20 7l-2.5 6H22l-2-6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  shield: 'M12 3l7.5 3v5.5c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  ship: 'M3 14h18l-2.5 5.5h-13zM6 14V9.5h5V14M11 14V6h6v8M14 6V3',
  star: 'M12 3.5l2.6 5.6 6 .7-4.5 4.2 1.2 6-5.3-3-5.3 3 1.2-6L3.4 9.8l6-.7z',
  tag: 'M3.5 12.5V4h8.5l8.5 8.5-8 8zM8 8.5h.01',
  truck: 'M2.5 6h11v10.5h-11zM13.5 10H18l3.5 3.5v3h-8M7 19.5h.01M17.5 19.5h.01',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2h.01',
  warehouse: 'M3 20.5V9l9-5 9 5v11.5M7.5 20.5v-8h9v8M7.5 16.5h9',
};

type IconProps = { name: IconName };

/** An icon next to text with the same meaning, so hidden from screen readers. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
