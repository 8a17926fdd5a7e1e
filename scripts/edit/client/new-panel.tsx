import { useEffect, useState } from 'react';
import type { NewEntry } from '../site/entries';
import type { NewPage } from '../site/starters';
import { ask } from './api';
import { useAttempt } from './hooks';
import { Panel } from './panel';

type NewPanelProps = {
  onPage: (page: NewPage) => void;
  onEntry: (entry: NewEntry) => void;
  onClose: () => void;
};

/** What can be created: a page, or an entry of a list. */
export function NewPanel({ onPage, onEntry, onClose }: NewPanelProps) {
  const [things, setThings] = useState<{ pages: NewPage[]; entries: NewEntry[] }>();
  const { message, attempt } = useAttempt();
  useEffect(() => {
    attempt(async () => {
      setThings(await ask('newThings'));
    });
  }, [attempt]);
  return (
    <Panel name="New" intro={<p>What do you want to add?</p>} message={message} onClose={onClose}>
      <div className="choices">
        {things?.pages.map((page) => (
          <button key={page.collection} type="button" onClick={() => onPage(page)}>
            {page.label}
          </button>
        ))}
        {things?.entries.map((entry) => (
          <button key={entry.name} type="button" onClick={() => onEntry(entry)}>
            {entry.name}
          </button>
        ))}
      </div>
    </Panel>
  );
}
