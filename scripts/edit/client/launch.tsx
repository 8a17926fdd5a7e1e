import { useEffect, useState } from 'react';
import type { Unsettled } from '../../content-check/placeholders';
import type { Change } from '../source/change';
import type { Path } from '../source/read';
import { ask } from './api';
import { ProblemList } from './fault';
import { useAttempt } from './hooks';
import { Panel } from './panel';

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
      await ask('make', { file, change }).finally(onChanged);
      setUnsettled(await ask('beforeLaunch'));
    });
  const left = unsettled?.length;
  return (
    <Panel
      name="Before launch"
      intro={
        <p>
          {left === undefined
            ? 'Reading the content …'
            : left === 0
              ? 'Everything is settled.'
              : `${left} to settle before the site goes public. Confirm what is right as it is.`}
        </p>
      }
      message={message}
      onClose={onClose}
    >
      <ProblemList
        problems={unsettled ?? []}
        onGo={onGo}
        more={({ confirm: change }) =>
          change && (
            <button type="button" disabled={isSaving} onClick={() => confirm(change)}>
              Confirmed
            </button>
          )
        }
      />
    </Panel>
  );
}
