import * as rules from './rules';
import {
  blockOf,
  escaped,
  type HeaderTable,
  type HostedSite,
  headlines,
  keptTable,
  policyTable,
  SERVER_FOLDER,
} from './site';

const block = blockOf('\t');

const map = (name: string, { rows, rest }: HeaderTable) =>
  block(`map {path} {${name}}`, [
    ...rows.map(([file, value]) => `${file} "${value}"`),
    `default "${rest}"`,
  ]);

const mediaTypeTable: HeaderTable = {
  rows: [
    ...Object.entries(rules.mediaTypesAt),
    ...Object.entries(rules.mediaTypes).map(
      ([ending, type]) => [`~\\.${escaped(ending)}$`, type] as const,
    ),
  ],
  rest: 'application/octet-stream',
};

/** Headers that depend on the file. Caddy orders `header` directives with matchers itself. */
const mapLines = (site: HostedSite) => [
  ...map('page_policy', policyTable(site)),
  ...map('kept', keptTable),
  ...map('media_type', mediaTypeTable),
];

/** Deferred: set once the file is known, and again for the not-found page. */
const headerLines = () =>
  block('header', [
    ...Object.entries(rules.securityHeaders).map(([name, value]) => `${name} "${value}"`),
    'Content-Security-Policy {page_policy}',
    'Cache-Control {kept}',
    'Content-Type {media_type}',
    'Vary Accept-Encoding',
    '-Server',
    'defer',
  ]);

const fileLines = () => block('file_server', ['precompressed br gzip']);

/**
 * Redirects an address with an extension to the page without it, if there is one; otherwise 404.
 */
const withoutEnding = (name: string, matcher: string, ending: string) => [
  `@${name} ${matcher}`,
  ...block(`route @${name}`, [
    `uri strip_suffix ${ending}`,
    `@${name}Page file {path}.html`,
    `redir @${name}Page {uri} ${rules.REDIRECT_STATUS}`,
    'error 404',
  ]),
];

const unseen = () => [
  ...rules.hostFiles.names.map((name) => `/${name}`),
  ...rules.hostFiles.endings.map((ending) => `*.${ending}`),
  ...rules.notFoundPage.addresses,
];

const routeLines = () => [
  '@writing not method GET HEAD',
  'error @writing 405',
  `@unseen path ${unseen().join(' ')}`,
  'error @unseen 404',
  ...block('@hidden', ['path_regexp /\\.', 'not path /.well-known/*']),
  'error @hidden 404',
  ...rules.redirects.flatMap(({ from, to }) =>
    block(`route ${from}`, [`rewrite * ${to}`, `redir {uri} ${rules.REDIRECT_STATUS}`]),
  ),
  ...withoutEnding('html', 'path *.html', '.html'),
  ...withoutEnding('slash', 'path_regexp .+/$', '/'),
  'rewrite / /index.html',
  'try_files {path} {path}.html',
  ...fileLines(),
];

const errorLines = () => [
  '@missing expression {err.status_code} == 404',
  ...block('handle @missing', [
    `rewrite * ${rules.notFoundPage.file}`,
    'import headers',
    ...fileLines(),
  ]),
  ...block('handle', ['import headers', 'respond {err.status_code}']),
];

/** The site for Caddy 2.6 or later, which obtains certificates itself. */
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
