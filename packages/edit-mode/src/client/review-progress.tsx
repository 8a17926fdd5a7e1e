import { useEffect, useState } from 'react';
import type { ReviewState } from '../server/review-state';
import type { Path } from '../source/read';
import { ask } from './api';

type ReviewProgressProps = { onGo: (file: string, path: Path) => void };

/** How far the review that was sent is: its preview, and what its checks object to. */
export function ReviewProgress({ onGo }: ReviewProgressProps) {
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
      {failed.length > 0 && <h3>Checks: {failed.length} to fix</h3>}
      <ul className="faults" hidden={failed.length === 0}>
        {failed.map(({ name, found, place, link }) => (
          <li key={`${name}${place?.file}${place?.path.join('.')}${found}`}>
            <p className="place">{place?.file ?? name}</p>
            <em className="fault">{found}</em>
            <p className="actions">
              {place && (
                <button type="button" onClick={() => onGo(place.file, place.path)}>
                  Go there
                </button>
              )}
              <a href={link} target="_blank" rel="noreferrer">
                Details
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
