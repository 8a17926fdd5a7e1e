import * as rules from './rules';
import {
  FIRST_LINES,
  type HeaderTable,
  type HostedSite,
  keptTable,
  linesOf,
  policyTable,
  SERVER_FOLDER,
} from './site';

const headers: readonly (readonly [name: string, value: string])[] = [
  ...Object.entries(rules.securityHeaders).map(([name, value]) => [name, `"${value}"`] as const),
  ['Content-Security-Policy', '$page_policy'],
  ['Cache-Control', '$kept'],
];

const onceOf = (header: string) => `$once_${header.toLowerCase().replaceAll('-', '_')}`;

const map = (name: string, { rows, rest }: HeaderTable) => `
map $uri $${name} {
  default "${rest}";
  ${linesOf(rows, ([file, value]) => `${file} "${value}";`)}
}`;

/** A 416 response passes through the headers twice; the first time its status is still different. */
const onceMap = ([name, value]: (typeof headers)[number]) => `
map $status ${onceOf(name)} {
  volatile;
  416 "";
  default ${value};
}`;

/** The not-found page by the requested path, whose folder names the language. */
const notFoundTable: HeaderTable = {
  rows: rules.notFoundPages
    .filter(({ below }) => below !== '/')
    .map(({ file, below }) => [`~^${below}`, file]),
  rest: '/404.html',
};

const notFoundFiles = rules.notFoundPages.map(({ file }) => file);

const unseen = [
  ...rules.hostFiles.names.map((name) => `^/${name}$`),
  `\\.(?:${rules.hostFiles.endings.join('|')})$`,
  // The file system would treat two slashes as one.
  '//',
  rules.HIDDEN,
];

/**
 * The site for nginx 1.13 or later, to be included in its `http` block. Serves brotli if its module
 * is loaded and `brotli_static on` is set in the same block.
 */
export const nginxConfig = (site: HostedSite): string => `# release ${site.release}
${FIRST_LINES}
# Addresses are longer than nginx expects.
map_hash_bucket_size 256;
${map('page_policy', policyTable(site))}
${map('kept', keptTable)}
${map('not_found_page', notFoundTable)}
${headers.map(onceMap).join('')}

server {
  listen 80;
  listen [::]:80;
  server_name ${site.host};
  # HTTPS, once there is a certificate: nginx-https.conf, copied there once.
  include /etc/nginx/nectarine/*.conf;

  root ${SERVER_FOLDER}/${site.release};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  error_page 403 404 =404 $not_found_page;
  gzip_static on;
  gzip_vary on;
  types {
    ${linesOf(Object.entries(rules.mediaTypes), ([ending, type]) => `"${type}" ${ending};`, '    ')}
  }
  default_type application/octet-stream;

  # All in one place, because a location that adds a header drops the inherited ones.
  ${linesOf(headers, ([name]) => `add_header ${name} ${onceOf(name)} always;`)}

  ${linesOf(unseen, (pattern) => `location ~ ${pattern} { return 404; }`)}
  ${linesOf(
    rules.redirects,
    ({ from, to }) => `location = ${from} { return ${rules.REDIRECT_STATUS} ${to}$is_args$args; }`,
  )}
  ${linesOf(notFoundFiles, (file) => `location = ${file} { internal; }`)}
  ${linesOf(
    rules.notFoundAddresses.filter((address) => !notFoundFiles.includes(address)),
    (address) => `location = ${address} { return 404; }`,
  )}
  location ~ ^(?<page>/.+?)(?:/|\\.html)$ {
    if (-f $document_root$page.html) { return ${rules.REDIRECT_STATUS} $page$is_args$args; }
    return 404;
  }
  ${linesOf(
    Object.entries(rules.mediaTypesAt),
    ([address, type]) => `location = ${address} { types { } default_type "${type}"; }`,
  )}
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
}
`;

/** HTTPS settings, in a file that no release changes. */
export function nginxHttpsConfig({ host }: HostedSite): string {
  const certificate = `/etc/letsencrypt/live/${host}`;
  return `listen 443 ssl http2;
listen [::]:443 ssl http2;
ssl_certificate ${certificate}/fullchain.pem;
ssl_certificate_key ${certificate}/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
if ($scheme = http) { return ${rules.REDIRECT_STATUS} https://$host$request_uri; }
`;
}
