import type { Measurements, PageResult } from './lighthouse';
import { type SiteName, siteNames } from './site-names';

type Cell = string | number;

export function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (number: number) => number.toFixed(0);

const COLUMNS: [name: string, unit: string, show: (value: number) => string][] = [
  ['FCP', 's', seconds],
  ['LCP', 's', seconds],
  ['Speed Index', 's', seconds],
  ['TBT', 'ms', whole],
  ['CLS', '', (shift) => shift.toFixed(3)],
  ['bytes', 'kB', kilobytes],
];
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];

const valueIn = (row: Measurements, name: string) => row[name] ?? Number.NaN;

function siteRow(page: string, site: string, row: Measurements): Cell[] {
  const metrics = COLUMNS.map(([name, , show]) => show(valueIn(row, name)));
  const scores = SCORES.filter((name) => name in row)
    .map((name) => whole(valueIn(row, name)))
    .join(' / ');
  return [page, site, ...metrics, scores];
}

/** A value as a multiple of another; empty if either rounds to zero. */
function ratio(value: number, of: number, show: (value: number) => string): string {
  return Number(show(value)) > 0 && Number(show(of)) > 0 ? `${(value / of).toFixed(2)} ×` : '';
}

function ratioRow(title: string, row: Measurements, of: Measurements): Cell[] {
  const ratios = COLUMNS.map(([name, , show]) =>
    ratio(valueIn(row, name), valueIn(of, name), show),
  );
  return ['', title, ...ratios, ''];
}

const titleOf = (name: SiteName) => (name === 'bare' ? 'bare HTML' : name);

function pageRows({ page, sites }: PageResult): Cell[][] {
  const { finished } = sites;
  const rows: Cell[][] = [];
  const ratios: Cell[][] = [];
  for (const name of siteNames) {
    const row = sites[name];
    if (!row) continue;
    rows.push(siteRow(page, titleOf(name), row));
    if (finished && name !== 'finished') ratios.push(ratioRow(`finished / ${name}`, finished, row));
  }
  return [...rows, ...ratios];
}

/** A table per profile, followed by the failed audits of the finished pages. */
export function lighthouseTables(results: readonly PageResult[]): string {
  const head = [
    'page',
    'site',
    ...COLUMNS.map(([name, unit]) => `${name} ${unit}`.trim()),
    'scores',
  ];
  const profiles = [...new Set(results.map(({ profile }) => profile))];
  const parts = profiles.map((profile) => {
    const own = results.filter((result) => result.profile === profile);
    const failed = own.flatMap(({ page, failed }) => failed.map((audit) => `- ${page} ${audit}`));
    return [`### ${profile}`, table(head, own.flatMap(pageRows)), failed.join('\n')];
  });
  return parts.flat().filter(Boolean).join('\n\n');
}
