import { useEffect, useState } from 'react';
import type { Unsettled } from '../../content-check/before-launch';
import type { Change } from '../../content-source/change';
import type { Path } from '../../content-source/read';
import type { NewPage } from '../site/new-things';
import { ask } from './api';
import { ProblemList } from './fault';
import { useAttempt } from './hooks';
import { Button, Panel } from './panel';

type LaunchProps = {
  onGo: (file: string, path: Path) => void;
  onChanged: () => void;
  onClose: () => void;
};

/** What has to be settled before the site goes public: placeholders, examples and open questions. */
export function Launch({ onGo, onChanged, onClose }: LaunchProps) {
  const [unsettled, setUnsettled] = useState<readonly Unsettled[]>();
  const { message, attempt, save, isSaving } = useAttempt();
  useEffect(() => {
    attempt(async () => setUnsettled(await ask('beforeLaunch')));
  }, [attempt]);
  const confirm = ({ file, ...change }: Change & { file: string }) =>
    save(async () => {
      await ask('make', file, change).finally(onChanged);
      setUnsettled(await ask('beforeLaunch'));
    });
  const words = `${unsettled?.length} to settle before the site goes public. Confirm what is right as it is.`;
  return (
    <Panel
      name="Before launch"
      intro={<p>{unsettled ? words : 'Reading the content …'}</p>}
      message={message}
      onClose={onClose}
    >
      <ProblemList
        problems={unsettled ?? []}
        onGo={onGo}
        more={({ confirm: change }) =>
          change && (
            <Button isOff={isSaving} onClick={() => confirm(change)}>
              Confirmed
            </Button>
          )
        }
      />
    </Panel>
  );
}

type NewPanelProps = { onPage: (page: NewPage) => void; onClose: () => void };

export function NewPanel({ onPage, onClose }: NewPanelProps) {
  const [pages, setPages] = useState<readonly NewPage[]>([]);
  const { message, attempt } = useAttempt();
  useEffect(() => {
    attempt(async () => setPages(await ask('newPages')));
  }, [attempt]);
  return (
    <Panel name="New" intro={<p>What do you want to add?</p>} message={message} onClose={onClose}>
      <p className="actions">
        {pages.map((page) => (
          <Button key={page.collection} onClick={() => onPage(page)}>
            {page.label}
          </Button>
        ))}
      </p>
      <p>For an entry of a list, such as a question or a job, click one of its entries.</p>
    </Panel>
  );
}
