/**
 * The layers of each tree, from the bottom up: a folder imports, by value or by type, only from those
 * before it. `.` stands for the files directly in the tree. Tests and fixtures may import anything.
 * A new folder is added here; `npm run layers` prints what each one imports.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  lib: [
    // What knows no site: it gets texts and figures as parameters.
    ...['text', 'format', 'schemas', 'time', 'ticket', 'maps', 'pictures'],
    ...['money', 'freight', 'customs', 'price', 'membership', 'facts'],
    ...['collections', 'pages', 'languages'],
    // The one place that puts them together.
    'site',
    // What is made from a site.
    ...['links', 'seo', 'forms', 'landed-cost', 'price-list', 'goods', 'routes'],
    ...['near-misses', 'search', 'lists', 'sections'],
    // What runs only in the browser.
    'browser',
  ],
  'lib/browser': ['.', 'outbox', 'worker'],
  components: [
    ...['behaviors', 'current-site', 'ui', 'forms', 'islands', 'layout', 'sections'],
    'reference',
  ],
  scripts: [
    ...['files', 'setup', 'layers', 'design-tokens', 'content-source', 'hosting', 'inbox', 'serve'],
    ...['share-pictures', 'art', 'worker', 'public-files', 'size'],
    ...['content-check', 'translations', 'check-site', 'check-release', 'check-deployed'],
    '.',
    'edit',
  ],
  'scripts/check-site': ['rules', '.'],
  'scripts/edit': ['model', 'marks', 'site', 'server', 'client', '.'],
};
