import * as rules from './rules';
import {
  blockOf,
  type HeaderTable,
  type HostedSite,
  headlines,
  keptTable,
  policyTable,
  SERVER_FOLDER,
} from './site';

const block = blockOf('  ');

const map = (name: string, { rows, rest }: HeaderTable) =>
  block(`map $uri $${name}`, [
    `default "${rest}";`,
    ...rows.map(([file, value]) => `${file} "${value}";`),
  ]);

const headers: readonly (readonly [name: string, value: string])[] = [
  ...Object.entries(rules.securityHeaders).map(([name, value]) => [name, `"${value}"`] as const),
  ['Content-Security-Policy', '$page_policy'],
  ['Cache-Control', '$kept'],
];

const variableOf = (header: string) => header.toLowerCase().replaceAll('-', '_');

/**
 * A 416 response passes through the headers twice; the first time its status is still different.
 */
const onceMaps = () =>
  headers.flatMap(([name, value]) =>
    block(`map $status $once_${variableOf(name)}`, ['volatile;', '416 "";', `default ${value};`]),
  );

/** Headers are added in one place, because a location that adds one drops all inherited ones. */
const headerLines = () =>
  headers.map(([name]) => `add_header ${name} $once_${variableOf(name)} always;`);

const typeLines = () => [
  ...block(
    'types',
    Object.entries(rules.mediaTypes).map(([ending, type]) => `"${type}" ${ending};`),
  ),
  'default_type application/octet-stream;',
];

/** Redirects other forms of a page's address, if the page exists. */
const otherAddresses = () => [
  ...rules.redirects.flatMap(({ from, to }) =>
    block(`location = ${from}`, [`return ${rules.REDIRECT_STATUS} ${to}$is_args$args;`]),
  ),
  `location = ${rules.notFoundPage.file} { internal; }`,
  ...rules.notFoundPage.addresses
    .filter((address) => address !== rules.notFoundPage.file)
    .map((address) => `location = ${address} { return 404; }`),
  ...block('location ~ ^(?<page>/.+?)(?:/|\\.html)$', [
    `if (-f $document_root$page.html) { return ${rules.REDIRECT_STATUS} $page$is_args$args; }`,
    'return 404;',
  ]),
];

const unseenFiles = () =>
  [
    ...rules.hostFiles.names.map((name) => `^/${name}$`),
    `\\.(?:${rules.hostFiles.endings.join('|')})$`,
    // The file system would treat two slashes as one.
    '//',
    rules.HIDDEN,
  ].map((pattern) => `location ~ ${pattern} { return 404; }`);

const locations = () => [
  ...unseenFiles(),
  ...otherAddresses(),
  ...Object.entries(rules.mediaTypesAt).flatMap(([address, type]) =>
    block(`location = ${address}`, ['types { }', `default_type "${type}";`]),
  ),
  'location = / { try_files /index.html =404; }',
  'location / { try_files $uri $uri.html =404; }',
];

/**
 * The site for nginx 1.13 or later, to be included in its `http` block. Serves brotli if its module
 * is loaded and `brotli_static on` is set in the same block.
 */
export function nginxConfig(site: HostedSite): string {
  const lines = [
    ...headlines(site),
    '',
    '# Addresses are longer than nginx expects.',
    'map_hash_bucket_size 256;',
    ...map('page_policy', policyTable(site)),
    '',
    ...map('kept', keptTable),
    '',
    ...onceMaps(),
    '',
    ...block('server', [
      'listen 80;',
      'listen [::]:80;',
      `server_name ${site.host};`,
      '# HTTPS, once there is a certificate: nginx-https.conf, copied there once.',
      'include /etc/nginx/nectarine/*.conf;',
      '',
      `root ${SERVER_FOLDER}/${site.release};`,
      'server_tokens off;',
      'absolute_redirect off;',
      'merge_slashes off;',
      `error_page 403 404 =404 ${rules.notFoundPage.file};`,
      'gzip_static on;',
      'gzip_vary on;',
      ...typeLines(),
      '',
      ...headerLines(),
      '',
      ...locations(),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** HTTPS settings, in a file that no release changes. */
export function nginxHttpsConfig({ host }: HostedSite): string {
  const certificate = `/etc/letsencrypt/live/${host}`;
  return `${[
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `ssl_certificate ${certificate}/fullchain.pem;`,
    `ssl_certificate_key ${certificate}/privkey.pem;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    `if ($scheme = http) { return ${rules.REDIRECT_STATUS} https://$host$request_uri; }`,
  ].join('\n')}\n`;
}
