import type { Listed } from '../edited-site';
import { Translate } from './translate';

type BarProps = {
  pages: readonly Listed[];
  isOn: boolean;
  changes: number;
  problems: number;
  note: string;
  onTurn: () => void;
  onPage: () => void;
  onNew: () => void;
  onChanges: () => void;
};

/** The bar: switches between editing and looking around, and opens the panels. */
export function Bar(props: BarProps) {
  const { pages, isOn, changes, problems, note, onTurn, onPage, onNew, onChanges } = props;
  return (
    <nav className="bar" aria-label="Edit mode">
      <button type="button" aria-pressed={isOn} onClick={onTurn}>
        {isOn ? 'Editing' : 'Looking around'}
      </button>
      <button type="button" onClick={onPage}>
        This page
      </button>
      <button type="button" onClick={onNew}>
        New
      </button>
      <button type="button" className={problems > 0 ? 'wrong' : ''} onClick={onChanges}>
        {problems > 0 ? `${problems} to fix · ` : ''}
        {changes === 1 ? '1 change' : `${changes} changes`}
      </button>
      {isOn && <Translate pages={pages} here={location.pathname} />}
      <output>{note}</output>
    </nav>
  );
}
