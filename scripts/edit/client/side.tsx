import type { Path } from '../../content-source/read';
import type { Place } from '../marks/place';
import { FormPanel } from './form-panel';
import { mayDiscard, type Site } from './hooks';
import { openOnceReady, pageRendered, show } from './navigation';
import type { Dispatch, Open } from './open';
import { Launch, NewPanel } from './panels';
import { deletionOf, newPage } from './questions';
import { sentenceOf } from './sentences';
import { Tray } from './tray';
import type { Changes } from './use-changes';
import type { FormWish } from './use-form';

type SideProps = {
  side: Open['side'];
  site: Site;
  isReading: boolean;
  refresh: () => Promise<Site>;
  changes: Changes;
  dispatch: Dispatch;
  openForm: (place: Place) => void;
};

/** The panel at the side: a form, or one that the bar opens. */
export function Side(props: SideProps) {
  const { side, site, isReading, refresh, changes, dispatch, openForm } = props;
  const { pages } = site;
  const open = (wish: FormWish) => dispatch({ type: 'side opened', side: wish });
  const close = () => mayDiscard() && dispatch({ type: 'side closed' });
  const openField = (file: string, path: Path) => openForm({ file, path });
  const go = (file: string, path: Path) => {
    if (!show(file, path, pages)) openField(file, path);
  };
  switch (side) {
    case undefined:
      return null;
    case 'changes':
      return (
        <Tray site={site} isReading={isReading} onGo={go} onChanged={refresh} onClose={close} />
      );
    case 'launch':
      return <Launch onGo={openField} onChanged={refresh} onClose={close} />;
    case 'new':
      return <NewPanel onPage={(page) => open(newPage(page))} onClose={close} />;
    default:
      return (
        <FormPanel
          wish={side}
          pages={pages}
          onSaved={(path) => {
            if (path) return openOnceReady(path);
            const shown = pageRendered(5_000);
            const isEntry = 'file' in side && side.kind === 'added';
            if (isEntry && sentenceOf(side.file, side.path.slice(0, -1)))
              changes.rendered.current = shown;
            dispatch({ type: 'side closed' });
            changes.onSaved(shown);
          }}
          onClose={close}
          onUp={(path) => 'file' in side && openField(side.file, path)}
          onDelete={async (file) => mayDiscard() && open(await deletionOf(file, pages))}
        />
      );
  }
}
