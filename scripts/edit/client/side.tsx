import type { Path } from '../../content-source/read';
import type { Place } from '../marks/place';
import type { PanelName } from './bar';
import { FormPanel } from './form-panel';
import { mayDiscard, type Site } from './hooks';
import { openOnceReady, pageRendered, show } from './navigation';
import { Launch, NewPanel } from './panels';
import { deletionOf, newPage } from './questions';
import { sentenceOf } from './sentences';
import { Tray } from './tray';
import type { Changes } from './use-changes';
import type { FormWish } from './use-form';

export type SideWish = PanelName | FormWish | undefined;

type SideProps = {
  side: SideWish;
  site: Site;
  isReading: boolean;
  refresh: () => Promise<Site>;
  changes: Changes;
  setSide: (side: SideWish) => void;
  openForm: (place: Place) => void;
};

export function Side(props: SideProps) {
  const { side, site, isReading, refresh, changes, setSide, openForm } = props;
  const { pages } = site;
  const close = () => mayDiscard() && setSide(undefined);
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
      return <NewPanel onPage={(page) => setSide(newPage(page))} onClose={close} />;
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
            setSide(undefined);
            changes.onSaved(shown);
          }}
          onClose={close}
          onUp={(path) => 'file' in side && openField(side.file, path)}
          onDelete={async (file) => mayDiscard() && setSide(await deletionOf(file, pages))}
        />
      );
  }
}
