import type { Finding } from './checks';
import type { Fault } from './fault';

/** What became of each fault, by its name: who found it, or nobody. */
export type Results = Record<string, Finding | null>;

/** The results as a table in Markdown. */
export function table(faults: readonly Fault[], results: Results): string {
  const rows = faults.map(({ name, says }) => {
    const found = results[name];
    const by = found ? `\`${found.step}\` | ${found.seconds} s` : '**nobody** |';
    return `| ${name} | ${says} | ${found === undefined ? 'not tried |' : by} |`;
  });
  return [
    '| fault | what is wrong | found by | after |',
    '| --- | --- | --- | --: |',
    ...rows,
  ].join('\n');
}
