import type { Fault } from './fault';
import { crawlers } from './faults/crawlers';
import { delivery } from './faults/delivery';
import { figures } from './faults/figures';
import { forms } from './faults/forms';
import { look } from './faults/look';
import { shell } from './faults/shell';

/** Every mistake that is planted, cheap ones to find first. */
export const faults: readonly Fault[] = [
  ...figures,
  ...forms,
  ...shell,
  ...look,
  ...crawlers,
  ...delivery,
];
