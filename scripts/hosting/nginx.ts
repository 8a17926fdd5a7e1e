import type { HostRedirect } from './headers-file';
import * as rules from './rules';

type NginxSite = {
  /** The domain, without scheme or port. */
  host: string;
  /** Identifies the build: each has its own folder. */
  release: string;
  redirects: readonly HostRedirect[];
};

/** A line for each item, indented like the first one. */
const linesOf = <Item>(items: readonly Item[], line: (item: Item) => string, indentation = '  ') =>
  items.map(line).join(`\n${indentation}`);

const map = (name: string, rows: readonly (readonly [string, string])[], fallback: string) => `
map $uri $${name} {
  default "${fallback}";
  ${linesOf(rows, ([file, value]) => `${file} "${value}";`)}
}`;

const cached = rules.kept.map(({ address, cacheControl }) => {
  const end = rules.isFolder(address) ? '' : '$';
  return [`~^${address.replaceAll('.', '\\.')}${end}`, cacheControl] as const;
});

const notFoundBelow = rules.notFoundPages
  .filter(({ below }) => below !== '/')
  .map(({ file, below }) => [`~^${below}`, file] as const);

const headers: readonly (readonly [name: string, value: string])[] = [
  ...Object.entries(rules.securityHeaders).map(([name, value]) => [name, `"${value}"`] as const),
  ['Cache-Control', '$kept'],
];

const onceOf = (header: string) => `$once_${header.toLowerCase().replaceAll('-', '_')}`;

/** A 416 response passes through the headers twice; the first time its status is still different. */
const onceMap = ([name, value]: (typeof headers)[number]) => `
map $status ${onceOf(name)} {
  volatile;
  416 "";
  default ${value};
}`;

const notFoundFiles = rules.notFoundPages.map(({ file }) => file);

const unseen = [
  ...rules.hostFiles.names.map((name) => `^/${name}$`),
  `\\.(?:${rules.hostFiles.endings.join('|')})$`,
  // The file system would treat two slashes as one.
  '//',
  rules.HIDDEN,
];

/** For the `http` block of nginx 1.13 or later, with or without the brotli module. */
export const nginxConfig = ({ host, release, redirects }: NginxSite): string => `\
# release ${release}
# Written by \`npm run build\`; docs/deploy.md says what to do with it.
${map('kept', cached, rules.REVALIDATE)}
${map('not_found_page', notFoundBelow, '/404.html')}
${headers.map(onceMap).join('')}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  # HTTPS, once there is a certificate: nginx-https.conf, copied there once.
  include /etc/nginx/nectarine/*.conf;

  root /var/www/nectarine/${release};
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
    redirects,
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
export function nginxHttpsConfig(host: string): string {
  const certificate = `/etc/letsencrypt/live/${host}`;
  return `listen 443 ssl http2;
listen [::]:443 ssl http2;
ssl_certificate ${certificate}/fullchain.pem;
ssl_certificate_key ${certificate}/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
if ($scheme = http) { return ${rules.REDIRECT_STATUS} https://${host}$request_uri; }
`;
}
