import { editDistance } from '@/lib/text/edit-distance';

export type Candidate = { label: string; href: string; paths: readonly string[] };

const MOST = 3;
/** Similarity from 0 to 1: the minimum for a suggestion, and how far below the best it may be. */
const CLOSE = 0.62;
const ALMOST = 0.1;
/** Longer addresses are not typing errors, and would take long to compare. */
const LONGEST = 120;

/** Normalizes a path: lower case, no extension, no trailing slash. */
function normalizePath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A stray percent sign: compared unchanged.
  }
  const clean = decoded
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/[\s_]+/g, '-')
    .replace(/\/+/g, '/');
  return clean.length > 1 ? clean.replace(/\/$/, '') : clean;
}

function likeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - editDistance(a, b) / longer;
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Similarity of two paths: letter by letter, in another folder, as a page below it, or as its first words. */
function closeness(missing: string, path: string): number {
  const below = missing.startsWith(`${path}/`);
  const begins = lastSegment(path).startsWith(`${lastSegment(missing)}-`);
  return Math.max(
    // Every path begins with a slash, which would make short ones alike.
    likeness(missing.slice(1), path.slice(1)),
    0.95 * likeness(lastSegment(missing), lastSegment(path)),
    begins ? 0.95 : 0,
    below ? 0.75 + (0.2 * path.length) / missing.length : 0,
  );
}

/** Up to three pages for a path such as `/services/buy-for-mee`, best first. */
export function nearMisses(missing: string, candidates: readonly Candidate[]): Candidate[] {
  const wanted = normalizePath(missing);
  if (wanted.length > LONGEST) return [];
  const scored = candidates
    .map((candidate) => ({
      candidate,
      score: Math.max(...candidate.paths.map((path) => closeness(wanted, path))),
    }))
    .filter(({ score }) => score >= CLOSE)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best - ALMOST)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}
