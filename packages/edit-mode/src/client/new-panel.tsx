import { useCallback, useEffect, useState } from 'react';
import type { Listed, NewEntry, NewPage } from '../edited-site';
import { ask } from './api';
import { Faults, isElsewhere, reasonFor } from './fault';
import { SchemaForm } from './form';
import { useAttempt, useUnsaved } from './hooks';
import type { JsonSchema } from './json-schema';
import { openOnceReady } from './navigation';
import { Panel } from './panel';

type NewPanelProps = {
  pages: readonly Listed[];
  onEntry: (entry: NewEntry) => void;
  onClose: () => void;
};

function NewPageForm({
  page,
  pages,
  onClose,
}: { page: NewPage } & Pick<NewPanelProps, 'pages' | 'onClose'>) {
  const schema = page.schema as JsonSchema;
  const [answers, setAnswers] = useState<unknown>();
  const [isThere, setThere] = useState(false);
  const { message, problems, save, isSaving } = useAttempt();
  const [touched, setTouched] = useState(false);
  const change = (value: unknown) => {
    setTouched(answers !== undefined);
    setAnswers(value);
  };
  const isTyped = !isThere && touched;
  useUnsaved(useCallback(() => isTyped, [isTyped]));
  const create = () =>
    save(async () => {
      const { path } = await ask('create', {
        collection: page.collection,
        answers,
      });
      setThere(true);
      await openOnceReady(path);
    });
  const known = Object.keys(schema.properties ?? {});
  const here = { path: [] };
  return (
    <Panel
      name="New"
      title={`New ${page.label.toLowerCase()}`}
      intro={<p>A good beginning is made from this. Afterwards every sentence can be clicked.</p>}
      message={message}
      reason={reasonFor(problems, here)}
      action={
        <button type="button" className="main" disabled={isSaving} onClick={create}>
          {isThere ? 'Created. Opening the page …' : isSaving ? 'Creating …' : 'Create'}
        </button>
      }
      onClose={onClose}
    >
      <SchemaForm
        schema={schema}
        value={answers}
        onChange={change}
        path={[]}
        pages={pages}
        problems={problems}
      />
      <Faults
        problems={problems.filter((problem) => isElsewhere(problem, here, known))}
        here={here}
      />
    </Panel>
  );
}

/** Creates a page, or an entry of a list. */
export function NewPanel({ pages, onEntry, onClose }: NewPanelProps) {
  const [things, setThings] = useState<{ pages: NewPage[]; entries: NewEntry[] }>();
  const [chosen, setChosen] = useState<NewPage>();
  const { message, attempt } = useAttempt();
  useEffect(() => {
    attempt(async () => {
      setThings(await ask('newThings'));
    });
  }, [attempt]);
  if (chosen) return <NewPageForm page={chosen} pages={pages} onClose={onClose} />;
  return (
    <Panel
      name="New"
      title="New"
      intro={<p>What do you want to add?</p>}
      message={message}
      onClose={onClose}
    >
      <div className="choices">
        {things?.pages.map((page) => (
          <button key={page.collection} type="button" onClick={() => setChosen(page)}>
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
