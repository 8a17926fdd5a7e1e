import type { GrowthResult } from './growth';
import type { Measurements, PageResult } from './lighthouse';
import type { TapResult } from './taps';

type Cell = string | number;

export function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
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

/** How many times `of` a value is; nothing to say where either is shown as nought. */
function ratio(value: number, of: number, show: (value: number) => string): string {
  return Number(show(value)) > 0 && Number(show(of)) > 0 ? `${(value / of).toFixed(2)} ×` : '';
}

function ratioRow(title: string, row: Measurements, of: Measurements): Cell[] {
  const ratios = COLUMNS.map(([name, , show]) =>
    ratio(valueIn(row, name), valueIn(of, name), show),
  );
  return ['', title, ...ratios, ''];
}

function pageRows({ page, sites: { stock, finished, bare } }: PageResult): Cell[][] {
  const rows: Cell[][] = [];
  if (stock) rows.push(siteRow(page, 'stock', stock));
  if (finished) rows.push(siteRow(page, 'finished', finished));
  if (bare) rows.push(siteRow(page, 'bare HTML', bare));
  if (finished && stock) rows.push(ratioRow('finished / stock', finished, stock));
  if (finished && bare) rows.push(ratioRow('finished / bare', finished, bare));
  return rows;
}

/** A table for each line, with what failed on the finished pages below. */
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

export function tapTable(results: readonly TapResult[]): string {
  const head = [
    '',
    'page',
    'stock ms',
    'finished ms',
    'stock, since opening',
    'finished, since opening',
  ];
  const rows = results.map(({ gesture, page, stock, finished }) => [
    gesture,
    page,
    whole(stock.tapToAnswer),
    whole(finished.tapToAnswer),
    whole(stock.openToAnswer),
    whole(finished.openToAnswer),
  ]);
  return table(head, rows);
}

export function growthTable(results: readonly GrowthResult[]): string {
  const head = [
    'articles',
    'pages',
    'stock build s',
    'finished build s',
    'ms a page',
    'finishing ms a page',
    'sweeping s',
    'compressing s',
    'stock peak MB',
    'finished peak MB',
    'stock files',
    'finished files',
    'index B',
    'its last page B',
    '404 B',
    'near misses B',
    'findings',
  ];
  const rows = results.map(({ articles, pages, stock, finished, ...rest }): Cell[] => [
    articles,
    pages,
    stock?.seconds.toFixed(1) ?? '',
    finished.seconds.toFixed(1),
    ((finished.seconds / pages) * 1000).toFixed(1),
    rest.finishingPerPage,
    rest.sweeping,
    rest.compressing,
    stock ? megabytes(stock.peakMemory) : '',
    megabytes(finished.peakMemory),
    stock?.files ?? '',
    finished.files,
    ...Object.values(rest.weights),
    rest.findings,
  ]);
  return table(head, rows);
}
