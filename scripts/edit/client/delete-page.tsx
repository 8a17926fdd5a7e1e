import { useState } from 'react';
import type { Problem } from '../model/problem';
import type { Listed } from '../site/page-list';
import { ask } from './api';
import { Faults } from './fault';
import { useAttempt } from './hooks';
import { nameOf } from './navigation';

type DeletePageProps = { file: string; pages: readonly Listed[] };

/** Deletes a page, after asking where its address and links to it should lead. */
export function DeletePage({ file, pages }: DeletePageProps) {
  const [links, setLinks] = useState<readonly Problem[]>();
  const [to, setTo] = useState('');
  const { message, problems, attempt, save, isSaving } = useAttempt();
  const look = () =>
    attempt(async () => {
      setLinks(await ask('linksTo', { file }));
    });
  const remove = () =>
    save(async () => {
      await ask('remove', { file, to });
      location.assign('/');
    });
  if (!links)
    return (
      <button type="button" className="plain" onClick={look}>
        Delete this page
      </button>
    );
  const places = [...new Set(links.map(({ file }) => nameOf(pages, file) ?? file))];
  const others = pages.filter((page) => page.file !== file);
  return (
    <fieldset>
      <legend>Delete this page</legend>
      <p>You can restore it from the list of changes until you send it for review.</p>
      <p>
        {links.length > 0 &&
          `${links.length === 1 ? 'One link leads' : `${links.length} links lead`} here, from ${places.join(', ')}. `}
        Where should its address{links.length > 0 && ' and these links'} lead instead?
      </p>
      <select
        aria-label="Page for its address and links"
        value={to}
        onChange={({ target }) => setTo(target.value)}
      >
        <option value="">Choose a page</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name} ({id})
          </option>
        ))}
      </select>
      <Faults problems={problems} here={{ file, path: [] }} />
      {message && <em className="fault">{message}</em>}
      <p className="actions">
        <button type="button" className="main" disabled={isSaving || to === ''} onClick={remove}>
          {isSaving ? 'Deleting …' : 'Delete'}
        </button>
        <button type="button" onClick={() => setLinks(undefined)}>
          Keep it
        </button>
      </p>
    </fieldset>
  );
}
