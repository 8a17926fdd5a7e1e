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
import { type HostedSite, headline, SERVER_FOLDER } from './site';

const indent = (lines: readonly string[]) => lines.map((line) => `\t${line}`);
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indent(lines), '}'];

const policyLines = ({ pages }: HostedSite) =>
  block('map {path} {page_policy}', [
    ...pages.map(({ address, policy }) => `${address} "${policyHeader(policy)}"`),
    `default "${FRAMELESS}"`,
  ]);

const headerLines = () => [
  ...block('header', [
    ...Object.entries(securityHeaders).map(([name, value]) => `${name} "${value}"`),
    'Content-Security-Policy {page_policy}',
    `Cache-Control "${REVALIDATE}"`,
    '-Server',
  ]),
  ...keptFolders.map(
    ({ folder, cacheControl }) => `header ${folder}* Cache-Control "${cacheControl}"`,
  ),
  ...Object.entries(mediaTypes).map(
    ([ending, type]) => `header *.${ending} Content-Type "${type}"`,
  ),
  ...Object.entries(mediaTypesAt).map(
    ([address, type]) => `header ${address} Content-Type "${type}"`,
  ),
];

/** Takes an ending off an address and leads there, where a page is; else that is not found. */
const withoutEnding = (name: string, pattern: string, ending: string) => [
  `@${name} path ${pattern}`,
  ...block(`route @${name}`, [
    `uri strip_suffix ${ending}`,
    `@${name}Page file {path}.html`,
    `redir @${name}Page {uri} ${REDIRECT_STATUS}`,
    'error 404',
  ]),
];

const routeLines = () => [
  `@unseen path ${[
    ...hostFiles.names.map((name) => `/${name}`),
    ...hostFiles.endings.map((ending) => `*.${ending}`),
    ...notFoundPage.addresses,
  ].join(' ')}`,
  'error @unseen 404',
  ...redirects.map(({ from, to }) => `redir ${from} ${to} ${REDIRECT_STATUS}`),
  ...withoutEnding('html', '*.html', '.html'),
  '@slash path_regexp .+/$',
  ...block('route @slash', [
    'uri strip_suffix /',
    '@slashPage file {path}.html',
    `redir @slashPage {uri} ${REDIRECT_STATUS}`,
    'error 404',
  ]),
  'try_files {path} {path}.html',
  ...block('file_server', ['precompressed br gzip']),
];

/** The site for Caddy from 2.6 on, which sees to the certificate by itself. */
export function caddyConfig(site: HostedSite): string {
  const lines = [
    headline(site),
    ...block(site.host, [
      `root * ${SERVER_FOLDER}/${site.release}`,
      ...policyLines(site),
      ...headerLines(),
      ...block('route', routeLines()),
      ...block('handle_errors', [
        'header Cache-Control "public, max-age=0, must-revalidate"',
        `rewrite * ${notFoundPage.file}`,
        ...block('file_server', ['precompressed br gzip']),
      ]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
