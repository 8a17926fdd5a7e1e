import { useEffect, useState } from 'react';
import type { Problem } from '../../content-check/problem';
import type { NewEntry, NewPage } from '../new-pages';
import type { Listed } from '../page-list';
import { ask, type RefusedHere } from './api';
import { Field } from './form';
import { blank, type JsonSchema } from './json-schema';

type NewPanelProps = {
  pages: readonly Listed[];
  onEntry: (entry: NewEntry) => void;
  onClose: () => void;
};

const LONGEST_WAIT_MS = 10_000;

/** Goes to a page that has only just come into being, once it is there. */
async function goWhenThere(path: string): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < until && !(await fetch(path)).ok)
    await new Promise((resolve) => setTimeout(resolve, 200));
  location.assign(path);
}

function NewPageForm({
  page,
  pages,
  onClose,
}: { page: NewPage } & Pick<NewPanelProps, 'pages' | 'onClose'>) {
  const schema = page.schema as JsonSchema;
  const [answers, setAnswers] = useState(() => blank(schema));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [message, setMessage] = useState('');
  const create = async () => {
    setMessage('');
    setProblems([]);
    try {
      const { path } = await ask('create', { kind: page.kind, answers });
      setMessage('It is there. The page opens …');
      await goWhenThere(path);
    } catch (error) {
      setProblems((error as RefusedHere).problems);
      setMessage((error as RefusedHere).message);
    }
  };
  const known = Object.keys(schema.properties ?? {});
  const others = problems.filter(({ field }) => !known.includes(String(field[0])));
  return (
    <>
      <div className="scroll">
        <Field
          schema={schema}
          value={answers}
          onChange={setAnswers}
          path={[]}
          label=""
          shared={{ pages, problems }}
        />
        {others.map(({ place, wrong, mend }) => (
          <em key={`${place}${wrong}`} className="fault">
            {place}: {wrong}; {mend}.
          </em>
        ))}
      </div>
      <footer>
        {message && <em className="fault">{message}</em>}
        <button type="button" className="main" onClick={create}>
          Create
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </footer>
    </>
  );
}

/** What can be added to the site: a page, or an entry of one of its lists. */
export function NewPanel({ pages, onEntry, onClose }: NewPanelProps) {
  const [things, setThings] = useState<{ pages: NewPage[]; entries: NewEntry[] }>();
  const [chosen, setChosen] = useState<NewPage>();
  useEffect(() => {
    ask('newThings').then(setThings);
  }, []);
  return (
    <section className="panel" aria-label="New">
      <header>
        <h2>New{chosen ? ` ${chosen.name.toLowerCase()}` : ''}</h2>
        <p>
          {chosen
            ? 'A good beginning is made from this. Afterwards every sentence can be clicked.'
            : 'What is to be added?'}
        </p>
      </header>
      {chosen ? (
        <NewPageForm page={chosen} pages={pages} onClose={onClose} />
      ) : (
        <div className="scroll choices">
          {things?.pages.map((page) => (
            <button key={page.kind} type="button" onClick={() => setChosen(page)}>
              {page.name}
            </button>
          ))}
          {things?.entries.map((entry) => (
            <button key={entry.name} type="button" onClick={() => onEntry(entry)}>
              {entry.name}
            </button>
          ))}
          <button type="button" className="plain" onClick={onClose}>
            Close
          </button>
        </div>
      )}
    </section>
  );
}
