import {
  FRAMELESS,
  hostFiles,
  keptFolders,
  mediaTypes,
  mediaTypesAt,
  notFoundPage,
  policyHeader,
  REDIRECT_STATUS,
  REVALIDATE,
  redirects,
  securityHeaders,
} from './rules';
import { type HostedSite, headlines, SERVER_FOLDER } from './site';

const indent = (lines: readonly string[]) => lines.map((line) => `\t${line}`);
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indent(lines), '}'];

const escaped = (text: string) => text.replaceAll('.', '\\.');

/** What depends on the file. Caddy sorts `header` lines with matchers in an order of its own. */
const mapLines = ({ pages }: HostedSite) => [
  ...block('map {path} {page_policy}', [
    ...pages.map(({ file, policy }) => `${file} "${policyHeader(policy)}"`),
    `default "${FRAMELESS}"`,
  ]),
  ...block('map {path} {kept}', [
    ...keptFolders.map(({ folder, cacheControl }) => `~^${escaped(folder)} "${cacheControl}"`),
    `default "${REVALIDATE}"`,
  ]),
  ...block('map {path} {media_type}', [
    ...Object.entries(mediaTypesAt).map(([address, type]) => `${address} "${type}"`),
    ...Object.entries(mediaTypes).map(([ending, type]) => `~\\.${ending}$ "${type}"`),
    'default application/octet-stream',
  ]),
];

/** Deferred: set when the file is known, and for the not-found page once more. */
const headerLines = () =>
  block('header', [
    ...Object.entries(securityHeaders).map(([name, value]) => `${name} "${value}"`),
    'Content-Security-Policy {page_policy}',
    'Cache-Control {kept}',
    'Content-Type {media_type}',
    'Vary Accept-Encoding',
    '-Server',
    'defer',
  ]);

const fileLines = () => block('file_server', ['precompressed br gzip']);

/** Takes an ending off an address and leads there, where a page is; else that is not found. */
const withoutEnding = (name: string, matcher: string, ending: string) => [
  `@${name} ${matcher}`,
  ...block(`route @${name}`, [
    `uri strip_suffix ${ending}`,
    `@${name}Page file {path}.html`,
    `redir @${name}Page {uri} ${REDIRECT_STATUS}`,
    'error 404',
  ]),
];

const unseen = () => [
  ...hostFiles.names.map((name) => `/${name}`),
  ...hostFiles.endings.map((ending) => `*.${ending}`),
  ...notFoundPage.addresses,
];

const routeLines = () => [
  '@writing not method GET HEAD',
  'error @writing 405',
  `@unseen path ${unseen().join(' ')}`,
  'error @unseen 404',
  ...redirects.flatMap(({ from, to }) =>
    block(`route ${from}`, [`rewrite * ${to}`, `redir {uri} ${REDIRECT_STATUS}`]),
  ),
  ...withoutEnding('html', 'path *.html', '.html'),
  ...withoutEnding('slash', 'path_regexp .+/$', '/'),
  'rewrite / /index.html',
  'try_files {path} {path}.html',
  ...fileLines(),
];

const errorLines = () => [
  '@missing expression {err.status_code} == 404',
  ...block('handle @missing', [`rewrite * ${notFoundPage.file}`, 'import headers', ...fileLines()]),
  ...block('handle', ['import headers', 'respond {err.status_code}']),
];

/** The site for Caddy from 2.6 on, which sees to the certificate by itself. */
export function caddyConfig(site: HostedSite): string {
  const lines = [
    ...headlines(site),
    ...block('(headers)', headerLines()),
    ...block(site.host, [
      `root * ${SERVER_FOLDER}/${site.release}`,
      ...mapLines(site),
      'import headers',
      ...block('route', routeLines()),
      ...block('handle_errors', errorLines()),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
