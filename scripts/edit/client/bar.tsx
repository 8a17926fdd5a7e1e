import type { Listed } from '../site/page-list';
import { forms } from './settings';

type TranslateProps = { pages: readonly Listed[]; here: string };

const names = new Intl.DisplayNames(['en'], { type: 'language' });

const counted = (left: number) => (left === 1 ? '1 text' : `${left} texts`);

/** Offers to translate an English page; on a page that is not translated, shows how much is left. */
export function Translate({ pages, here }: TranslateProps) {
  const own = pages.flatMap(({ translations }) => translations).find(({ path }) => path === here);
  if (own && own.left > 0)
    return (
      <span>
        {counted(own.left)} to translate. Visitors get this page once its name and address are.
      </span>
    );
  const page = pages.find(({ path }) => path === here);
  return page?.translations
    .filter(({ left }) => left > 0)
    .map(({ language, path, left }) => (
      <button key={language} type="button" onClick={() => location.assign(path)}>
        Write it in {names.of(language)} ({left} left)
      </button>
    ));
}

/** The panels that the bar opens. */
export type PanelName = 'new' | 'launch' | 'changes';

type BarProps = {
  pages: readonly Listed[];
  isOn: boolean;
  /** Undefined until they are counted. */
  changes: number | undefined;
  problems: number;
  note: string;
  onTurn: () => void;
  onPage: () => void;
  onForm: (file: string) => void;
  onPanel: (panel: PanelName) => void;
};

/** The bar: switches between editing and looking around, and opens the panels. */
export function Bar(props: BarProps) {
  const { pages, isOn, changes, problems, note, onTurn, onPage, onForm, onPanel } = props;
  return (
    <nav className="bar" aria-label="Edit mode">
      <button type="button" aria-pressed={isOn} onClick={onTurn}>
        {isOn ? 'Editing' : 'Looking around'}
      </button>
      <button type="button" onClick={onPage}>
        This page
      </button>
      <button type="button" onClick={() => onPanel('new')}>
        New
      </button>
      {Object.entries(forms).map(([label, file]) => (
        <button key={file} type="button" onClick={() => onForm(file)}>
          {label}
        </button>
      ))}
      <button type="button" onClick={() => onPanel('launch')}>
        Before launch
      </button>
      <button
        type="button"
        className={problems > 0 ? 'wrong' : ''}
        onClick={() => onPanel('changes')}
      >
        {problems > 0 ? `${problems} to fix · ` : ''}
        {changes === undefined ? 'Changes' : changes === 1 ? '1 change' : `${changes} changes`}
      </button>
      {isOn && <Translate pages={pages} here={location.pathname} />}
      <output>{note}</output>
    </nav>
  );
}
