const changes = {
  'Running command': 'running',
  'Executed successfully': 'passed',
  'Already fresh': 'unchanged',
  'Restored from cache': 'unchanged',
};

/**
 * What Wireit wrote to its log: lines such as `✅ [build:test] Executed successfully`.
 *
 * @param {string} log the last line may be incomplete
 * @returns {{ step: string, change: 'running' | 'passed' | 'unchanged' }[]}
 */
export function eventsIn(log) {
  const pattern = new RegExp(
    `^\\S+ \\[([\\w:-]+)\\] (${Object.keys(changes).join('|')})\\b.*\\n`,
    'gm',
  );
  return [...log.matchAll(pattern)].map(([, step, text]) => ({ step, change: changes[text] }));
}

/** The step that failed according to a line of Wireit's output. Its log does not name it. */
export const failedStep = (line) => /^❌ \[([\w:-]+)\] /.exec(line)?.[1];

const clock = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/**
 * The progress on one line: `1:12 · build:test · test:unit 132 of 402`.
 *
 * @param {number} seconds since the start
 * @param {readonly string[]} running names of steps
 * @param {readonly { step: string, done?: number, all?: number }[]} progress as steps reported it
 */
export function statusLine(seconds, running, progress) {
  const steps = running.map((step) => {
    const { done, all } = progress.findLast((news) => news.step === step && news.all) ?? {};
    return all ? `${step} ${done} of ${all}` : step;
  });
  return [clock(seconds), ...steps].join(' · ');
}
