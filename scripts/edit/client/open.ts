import type { PanelName } from './bar';
import type { Box } from './opened-by';
import type { FormWish } from './use-form';

/** What is open over the page, and what the bar says. */
export type Open = {
  box?: Box | undefined;
  side?: PanelName | FormWish | undefined;
  note: string;
};

type OpenAction =
  | { type: 'box opened'; box: Box }
  | { type: 'box closed' }
  | { type: 'side opened'; side: PanelName | FormWish }
  | { type: 'side closed' }
  | { type: 'panel toggled'; panel: PanelName }
  | { type: 'noted'; note: string }
  /** `follows`: the page does not show it yet. */
  | { type: 'saved'; follows: boolean }
  | { type: 'shown' };

export type Dispatch = (action: OpenAction) => void;

const SAVED = 'Saved';
const FOLLOWS = 'Saved. The page follows …';

/** What is open after an action. */
export function reduceOpen(open: Open, action: OpenAction): Open {
  switch (action.type) {
    case 'box opened':
      return { ...open, box: action.box };
    case 'box closed':
      return { ...open, box: undefined };
    case 'side opened':
      return { ...open, side: action.side };
    case 'side closed':
      return { ...open, side: undefined };
    case 'panel toggled':
      return { ...open, side: open.side === action.panel ? undefined : action.panel };
    case 'noted':
      return { ...open, note: action.note };
    case 'saved':
      return { ...open, note: action.follows ? FOLLOWS : SAVED };
    case 'shown':
      return open.note === FOLLOWS ? { ...open, note: SAVED } : open;
  }
}
