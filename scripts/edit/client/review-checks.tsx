import { useEffect, useState } from 'react';
import type { Path } from '../../content-source/read';
import type { FailedCheck } from '../review-checks';
import { ask } from './api';

type ReviewChecksProps = { onGo: (file: string, path: Path) => void };

/** What the checks of the review that was sent object to. */
export function ReviewChecks({ onGo }: ReviewChecksProps) {
  const [failed, setFailed] = useState<readonly FailedCheck[]>([]);
  useEffect(() => {
    ask('reviewChecks').then(setFailed, console.warn);
  }, []);
  if (failed.length === 0) return null;
  return (
    <section aria-label="Checks of the review">
      <h3>Checks of the review: {failed.length} to fix</h3>
      <ul className="faults">
        {failed.map(({ name, found, file, link }) => (
          <li key={`${link}${file}${found}`}>
            <p className="place">{file ?? name}</p>
            <em className="fault">{found}</em>
            <p className="actions">
              {file?.startsWith('content/') && (
                <button type="button" onClick={() => onGo(file, [])}>
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
