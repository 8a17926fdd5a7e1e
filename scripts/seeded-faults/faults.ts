/** A piece of text in a file and its replacement. */
export type Edit = readonly [
  /** The end of the file's path, long enough to be unique: the file may move. */
  file: string,
  /** Occurs in the file exactly once. */
  find: string,
  replacement: string,
];

/** A mistake that only a browser can show. */
export type Fault = {
  /** What a visitor would meet. */
  name: string;
  /** The step that has to fail, and a filter for its tests. */
  step: string;
  edits: readonly Edit[];
};

const fault = (step: string, name: string, ...edits: Edit[]): Fault => ({ name, step, edits });

export const faults: readonly Fault[] = [
  // Forms
  fault('test:e2e forms/sends', 'a held Enter key sends repeatedly', [
    'form-frame/form-frame.tsx',
    "event.key === 'Enter' && event.repeat",
    "event.key === 'Enter' && event.repeat && event.altKey",
  ]),
  fault('test:e2e forms/faults', 'a silent service is awaited for five minutes', [
    'browser/send.ts',
    '30_000',
    '300_000',
  ]),
  fault('test:e2e forms/checks', 'files of 20 MB are accepted', [
    'forms/files.ts',
    '10 * 1024 * 1024',
    '20 * 1024 * 1024',
  ]),
  fault('test:e2e tools/calculator', 'without scripts the calculator shows dead fields', [
    'calculator/calculator.module.scss',
    '  @media (scripting: none) {\n    display: none;\n  }\n',
    '',
  ]),
  fault('test:e2e inbox', 'the local inbox renders a message as markup', [
    'inbox/html.ts',
    'if (value instanceof Markup) return value.text;',
    "if (value instanceof Markup || typeof value === 'string') return value instanceof Markup ? value.text : value;",
  ]),

  // Header, drawer and footer
  fault('test:e2e shell/header', 'menu buttons open nothing', [
    'header/dropdown.tsx',
    'popoverTarget={panelId}',
    'popoverTarget={`${panelId}-panel`}',
  ]),
  fault('test:e2e shell/header', 'a menu closes without delay', [
    'header/dropdown.module.scss',
    '$close-delay: 150ms',
    '$close-delay: 0ms',
  ]),
  fault('test:e2e shell/header', 'a menu shows at most five entries', [
    'header/dropdown.tsx',
    '{menu.entries.map(',
    '{menu.entries.slice(0, 5).map(',
  ]),
  fault('test:e2e shell/header', 'links of closed menus take the focus', [
    'header/dropdown.module.scss',
    '    visibility 0s $close-delay;\n  visibility: hidden;',
    '    visibility 0s $close-delay;\n  pointer-events: none;',
  ]),
  fault('test:e2e shell/header', 'the menu does not mark a page at its second address', [
    'nav-link/nav-link.tsx',
    'currentState(href, paths)',
    'currentState(href, paths.slice(-1))',
  ]),
  fault('test:e2e design/header', 'the header does not shrink while scrolling', [
    'header/header.module.scss',
    'inset-block-start: -(breakpoint.$header-extra);',
    'inset-block-start: 0;',
  ]),
  fault('test:e2e shell/drawer', 'the close button leaves the drawer open', [
    'drawer/drawer.tsx',
    'popoverTargetAction="hide"',
    'popoverTargetAction="show"',
  ]),
  fault('test:e2e shell/drawer', 'the drawer lacks the link to the help centre', [
    'content/navigation.ts',
    "    { label: 'Help Centre', page: 'help' },\n",
    '',
  ]),
  fault('test:e2e shell/drawer', 'the drawer covers the whole screen', [
    'drawer/drawer.module.scss',
    'block-size: 85dvh',
    'block-size: 100dvh',
  ]),
  fault('test:e2e shell/floating-links', 'the link to the top appears late', [
    'floating-links/floating-links.module.scss',
    '$threshold: 300px',
    '$threshold: 600px',
  ]),
  fault('test:e2e shell/floating-links', 'the link to the top has no name', [
    'floating-links/floating-links.tsx',
    'href="#top" aria-label={words.scrollToTop}',
    'href="#top"',
  ]),
  fault('test:e2e shell/carousel', 'the hydrated carousel does not advance', [
    'carousel/use-shown-slide.ts',
    'left: startsOf(element)[index] ?? 0',
    'left: 0',
  ]),

  // Look
  fault('test:words pages/accessibility', 'breadcrumbs have too little contrast', [
    'breadcrumbs/breadcrumbs.module.scss',
    "  color: color('on-ink-muted');",
    "  color: color('map-land');",
  ]),
  fault('test:words pages/accessibility', 'a label is illegible in dark mode', [
    'plans/plans.module.scss',
    "color: color('on-bright');",
    "color: color('text');",
  ]),
  fault('test:words pages/widths', 'tables overflow a small phone', [
    'data-table/data-table.module.scss',
    '  max-inline-size: 100%;\n  overflow-x: auto;',
    '  min-inline-size: 26rem;',
  ]),
  fault('test:e2e design/motion', 'the map animates despite reduced motion', [
    'world-map/world-map.module.scss',
    "@include motion {\n  @include from('desktop-menu') {\n    .arcs",
    "@media screen {\n  @include from('desktop-menu') {\n    .arcs",
  ]),
  fault('test:e2e design/forced-colors', 'there is no focus ring', [
    'styles/globals.scss',
    "outline: 3px solid var(--focus-color, #{color('focus')});",
    'outline: none;',
  ]),
  fault('test:e2e design/forced-colors', 'maps are invisible in forced colors', [
    'settings/_color.scss',
    'map-arc: LinkText',
    'map-arc: Canvas',
  ]),
  fault('test:e2e design/print', 'header and footer are printed', [
    'styles/_print.scss',
    '    display: none !important;',
    '    display: revert;',
  ]),
  fault('test:e2e design/print', 'text printed from dark mode is white', [
    'settings/_color.scss',
    '  text: #000,\n',
    '  text: #f7f0e5,\n',
  ]),
  fault('test:visual', 'sections have no space between them', [
    'section-frame/section-frame.module.scss',
    'padding-block: clamp(2rem, 0.5rem + 6vw, 6.5rem);',
    'padding-block: 0;',
  ]),
  fault('test:visual', 'the outlined button has no border in dark mode', [
    'button/button.module.scss',
    "--button-line: #{color('control-line')};",
    '--button-line: transparent;',
  ]),
  fault('test:visual', 'the departures board has one column on wide screens', [
    'departures-board/departures-board.module.scss',
    "@include below('wide') {\n    // However large",
    '@media screen {\n    // However large',
  ]),

  // Hydration and delivery
  fault('test:size', 'an island renders something else than the server did', [
    'islands/tracking-form/tracking-form.tsx',
    '<div className={styles.tracking}>',
    "<div className={styles.tracking}>\n      {typeof window === 'undefined' ? null : <p>Fresh</p>}",
  ]),
  fault('test:e2e export/hydration', 'a form submitted before hydration is lost', [
    'island-loader.browser.js',
    'form.requestSubmit(event.submitter);',
    ';',
  ]),
  fault('test:e2e export/first-view', 'scripts start before the first touch', [
    'island-loader.browser.js',
    '(!target && location.hash)',
    '!target',
  ]),
  fault(
    'test:size',
    'the quote form ships all of zod',
    ['forms/schemas.ts', "from 'zod/mini'", "from 'zod'"],
    [
      'islands/quote-form/quote-form.tsx',
      "import { QuoteFields } from './quote-fields';",
      "import 'zod';\nimport { QuoteFields } from './quote-fields';",
    ],
  ),
  fault('test:e2e export/first-view', 'headings move when their font arrives', [
    'styles/globals.scss',
    'font-display: optional',
    'font-display: swap',
  ]),
  fault('test:e2e export/first-view', 'the heading font is not preloaded on wide screens', [
    'export-adapter.mjs',
    "faceMedia: '(min-width: 48rem)'",
    "faceMedia: '(min-width: 480rem)'",
  ]),
  fault('test:e2e export/policy', 'the next page is not prefetched on hover', [
    'finish-page.ts',
    "eagerness: 'moderate'",
    "eagerness: 'conservative'",
  ]),
];
