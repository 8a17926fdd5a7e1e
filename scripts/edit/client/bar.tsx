import type { Listed } from '../site/pages';
import type { Site } from './hooks';
import { Button } from './panel';

type TranslateProps = { pages: readonly Listed[]; here: string };

/** The file that no page shows as long as it is empty. */
const PRICES = 'content/own-prices.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** Offers to translate an English page; on a page that is not translated, shows how much is left. */
function Translate({ pages, here }: TranslateProps) {
  const own = pages.flatMap(({ translations }) => translations).find(({ path }) => path === here);
  if (own && own.left > 0)
    return (
      <span>{own.left} left to translate. Visitors get this page with its name and address.</span>
    );
  const page = pages.find(({ path }) => path === here);
  return page?.translations
    .filter(({ left }) => left > 0)
    .map(({ language, path, left }) => (
      <Button key={language} onClick={() => location.assign(path)}>
        Write it in {names.of(language)} ({left} left)
      </Button>
    ));
}

export type PanelName = 'new' | 'launch' | 'changes';

type BarProps = {
  site: Site;
  isReading: boolean;
  isOn: boolean;
  note: string;
  onTurn: () => void;
  onPage: () => void;
  onForm: (file: string) => void;
  onPanel: (panel: PanelName) => void;
};

export function Bar(props: BarProps) {
  const { site, isReading, isOn, note, onTurn, onPage, onForm, onPanel } = props;
  const { length: changes } = site.changes.filter(({ follows, wasNew }) => !follows && !wasNew);
  const { length: problems } = site.problems;
  const counted = changes === 1 ? '1 change' : `${changes} changes`;
  return (
    <nav className="bar" aria-label="Edit mode">
      <Button isPressed={isOn} onClick={onTurn}>
        {isOn ? 'Editing' : 'Looking around'}
      </Button>
      <Button onClick={onPage}>This page</Button>
      <Button onClick={() => onPanel('new')}>New</Button>
      <Button onClick={() => onForm(PRICES)}>Prices</Button>
      <Button onClick={() => onPanel('launch')}>Before launch</Button>
      <Button kind={problems > 0 ? 'wrong' : undefined} onClick={() => onPanel('changes')}>
        {problems > 0 ? `${problems} to fix · ` : ''}
        {isReading ? 'Counting changes …' : counted}
      </Button>
      {isOn && <Translate pages={site.pages} here={location.pathname} />}
      <output>{note}</output>
    </nav>
  );
}
