import { useEffect, useState } from 'react';
import type { ReviewState } from '../server/review-state';
import { ask } from './api';

/** How far the review that was sent is: its preview, and the checks that failed. */
export function ReviewProgress() {
  const [state, setState] = useState<ReviewState>();
  useEffect(() => {
    ask('reviewState').then(setState, console.warn);
  }, []);
  if (!state) return null;
  const { failed, isChecking, preview } = state;
  return (
    <section aria-label="Review in progress">
      {preview && (
        <p>
          <a href={preview} target="_blank" rel="noreferrer">
            See the site with what you sent
          </a>
        </p>
      )}
      {isChecking && <p>What you sent is being checked.</p>}
      {failed.map(({ name, link }) => (
        <p key={link} className="fault">
          The check “{name}” has failed.{' '}
          <a href={link} target="_blank" rel="noreferrer">
            Details
          </a>
        </p>
      ))}
    </section>
  );
}
