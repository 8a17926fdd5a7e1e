import * as rules from './rules';
import {
  escaped,
  FIRST_LINES,
  type HeaderTable,
  type HostedSite,
  keptTable,
  linesOf,
  policyTable,
  SERVER_FOLDER,
} from './site';

const map = (name: string, { rows, rest }: HeaderTable) => `map {path} {${name}} {
    ${linesOf(rows, ([file, value]) => `${file} "${value}"`, '    ')}
    default "${rest}"
  }`;

const mediaTypeTable: HeaderTable = {
  rows: [
    ...Object.entries(rules.mediaTypesAt),
    ...Object.entries(rules.mediaTypes).map(
      ([ending, type]) => [`~\\.${escaped(ending)}$`, type] as const,
    ),
  ],
  rest: 'application/octet-stream',
};

/**
 * Redirects an address with an extension to the page without it, if there is one; otherwise 404.
 */
const withoutEnding = (name: string, matcher: string, ending: string) => `@${name} ${matcher}
    route @${name} {
      uri strip_suffix ${ending}
      @${name}Page file {path}.html
      redir @${name}Page {uri} ${rules.REDIRECT_STATUS}
      error 404
    }`;

const unseen = [
  ...rules.hostFiles.names.map((name) => `/${name}`),
  ...rules.hostFiles.endings.map((ending) => `*.${ending}`),
  ...rules.notFoundAddresses,
];

const fileServer = `file_server {
      precompressed br gzip
    }`;

/** The site for Caddy 2.6 or later, which obtains certificates itself. */
export const caddyConfig = (site: HostedSite): string =>
  // As `caddy fmt` indents it.
  config(site).replaceAll('  ', '\t');

const config = (site: HostedSite) => `# release ${site.release}
${FIRST_LINES}
(headers) {
  header {
    ${linesOf(Object.entries(rules.securityHeaders), ([name, value]) => `${name} "${value}"`, '    ')}
    Content-Security-Policy {page_policy}
    Cache-Control {kept}
    Content-Type {media_type}
    Vary Accept-Encoding
    -Server
    # Set once the file is known, and again for the not-found page.
    defer
  }
}
${site.host} {
  root * ${SERVER_FOLDER}/${site.release}
  ${map('page_policy', policyTable(site))}
  ${map('kept', keptTable)}
  ${map('media_type', mediaTypeTable)}
  import headers
  route {
    @writing not method GET HEAD
    error @writing 405
    @unseen path ${unseen.join(' ')}
    error @unseen 404
    @hidden {
      path_regexp /\\.
      not path /.well-known/*
    }
    error @hidden 404
    ${linesOf(
      rules.redirects,
      ({ from, to }) => `route ${from} {
      rewrite * ${to}
      redir {uri} ${rules.REDIRECT_STATUS}
    }`,
      '    ',
    )}
    ${withoutEnding('html', 'path *.html', '.html')}
    ${withoutEnding('slash', 'path_regexp .+/$', '/')}
    rewrite / /index.html
    try_files {path} {path}.html
    ${fileServer}
  }
  handle_errors {
    ${linesOf(
      rules.notFoundPages,
      ({ file, below }) => `@missing${below.replaceAll('/', '')} {
      expression {err.status_code} == 404
      path ${below}*
    }
    handle @missing${below.replaceAll('/', '')} {
      rewrite * ${file}
      import headers
      ${fileServer}
    }`,
      '    ',
    )}
    handle {
      import headers
      respond {err.status_code}
    }
  }
}
`;
