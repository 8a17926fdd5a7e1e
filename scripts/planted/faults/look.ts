import type { Fault } from '../fault';

/** What is seen, printed, and read aloud. */
export const look: readonly Fault[] = [
  {
    name: 'contrast 3:1',
    says: 'Muted text is hard to read on the light ground',
    edits: [
      { file: 'settings/_color.scss', find: 'text-muted: #4a6068', put: 'text-muted: #84949a' },
    ],
    look: ['pairs.test', 'pages/accessibility'],
  },
  {
    name: 'contrast 3:1 in the dark',
    says: 'Muted text is hard to read on the dark ground',
    edits: [
      { file: 'settings/_color.scss', find: 'text-muted: #abc3c6', put: 'text-muted: #5d7a80' },
    ],
    look: ['pairs.test', 'pages/accessibility'],
  },
  {
    name: 'a pair that nobody listed',
    says: 'The breadcrumbs are written in the color of lines',
    edits: [
      {
        file: 'breadcrumbs/breadcrumbs.module.scss',
        find: "  color: color('on-ink-muted');",
        put: "  color: color('map-land');",
      },
    ],
    look: ['pages/accessibility'],
  },
  {
    name: 'a pair that is illegible in the dark',
    says: 'On the membership page the mark is written in the color of text',
    edits: [
      {
        file: 'plans/plans.module.scss',
        find: "color: color('on-bright');",
        put: "color: color('text');",
      },
    ],
    look: ['pages/accessibility'],
  },
  {
    name: 'a link without a name',
    says: 'The way back up has no name for a screen reader',
    edits: [
      {
        file: 'floating-links/floating-links.tsx',
        find: 'href="#top" aria-label={words.scrollToTop}',
        put: 'href="#top"',
      },
    ],
    look: ['check:out', 'pages/accessibility', 'shell/floating-links'],
  },
  {
    name: 'a missing alt',
    says: 'Photographs have no text in their place',
    edits: [{ file: 'picture/picture.tsx', find: '      alt={alt}\n', put: '' }],
  },
  {
    name: 'a picture without its size',
    says: 'Words move when a photograph arrives',
    edits: [{ file: 'picture/picture.tsx', find: '      height={height}\n', put: '' }],
    look: ['check:out'],
  },
  {
    name: 'a frame without a title',
    says: 'The map of the offices has no name for a screen reader',
    edits: [
      { file: 'offices/offices.tsx', find: 'title={mapLabel} loading', put: 'title="" loading' },
    ],
    look: ['pages/accessibility'],
  },
  {
    name: 'a skipped heading',
    says: 'Sections begin with a heading of the third level',
    edits: [
      {
        file: 'section-frame/section-frame.tsx',
        find: '<h2>{heading}</h2>',
        put: '<h3>{heading}</h3>',
      },
    ],
    look: ['check:out'],
  },
  {
    name: 'two main headings',
    says: "The promise of the home page's strip is a second main heading",
    edits: [
      {
        file: 'home-hero/home-hero.tsx',
        find: '<span>\n          <RichText text={promo} />\n        </span>',
        put: '<span role="heading" aria-level={1}><RichText text={promo} /></span>',
      },
      {
        file: 'section-frame/section-frame.tsx',
        find: '<h2>{heading}</h2>',
        put: '{heading.startsWith("A") ? <h1>{heading}</h1> : <h2>{heading}</h2>}',
      },
    ],
    look: ['check:out'],
  },
  {
    name: 'no language',
    says: 'Pages do not say that they are in English',
    edits: [
      {
        file: 'layout/document/document.tsx',
        find: '<html lang={language} id="top">',
        put: '<html id="top">',
      },
    ],
    look: ['check:out', 'pages/accessibility', 'shell/floating-links'],
  },
  {
    name: 'sideways',
    says: 'Tables are wider than a small phone',
    edits: [
      {
        file: 'data-table/data-table.module.scss',
        find: '  max-inline-size: 100%;\n  overflow-x: auto;',
        put: '  min-inline-size: 26rem;',
      },
    ],
    look: ['pages/widths'],
  },
  {
    name: 'motion for all',
    says: 'The map is drawn before the eyes of those who want less motion',
    edits: [
      {
        file: 'world-map/world-map.module.scss',
        find: "@include motion {\n  @include from('desktop-menu') {\n    .arcs",
        put: "@media screen {\n  @include from('desktop-menu') {\n    .arcs",
      },
    ],
    look: ['design/motion'],
  },
  {
    name: 'no focus ring',
    says: 'One cannot see where the keyboard is',
    edits: [
      {
        file: 'styles/globals.scss',
        find: "outline: 3px solid var(--focus-color, #{color('focus')});",
        put: 'outline: none;',
      },
    ],
    look: ['design/forced-colors', 'test:visual'],
  },
  {
    name: 'ink on ink',
    says: 'A map is invisible where the system forces its colors',
    edits: [{ file: 'settings/_color.scss', find: 'map-arc: LinkText', put: 'map-arc: Canvas' }],
    look: ['design/forced-colors'],
  },
  {
    name: 'the menu on paper',
    says: 'Header and footer are printed',
    edits: [
      {
        file: 'styles/_print.scss',
        find: '    display: none !important;',
        put: '    display: revert;',
      },
    ],
    look: ['design/print'],
  },
  {
    name: 'white on white',
    says: 'Printed from a dark scheme, text is white',
    edits: [{ file: 'settings/_color.scss', find: '  text: #000,\n', put: '  text: #f7f0e5,\n' }],
    look: ['design/print'],
  },
  {
    name: 'no room between sections',
    says: 'Sections stand one upon the other',
    edits: [
      {
        file: 'section-frame/section-frame.module.scss',
        find: 'padding-block: clamp(2rem, 0.5rem + 6vw, 6.5rem);',
        put: 'padding-block: 0;',
      },
    ],
    look: ['test:visual'],
  },
  {
    name: 'a button without its ground',
    says: 'The outlined button has lost its line in the dark',
    edits: [
      {
        file: 'button/button.module.scss',
        find: "--button-line: #{color('control-line')};",
        put: '--button-line: transparent;',
      },
    ],
    look: ['test:visual'],
  },
  {
    name: 'a board in one column',
    says: 'The departures board has lost its columns in wide windows',
    edits: [
      {
        file: 'departures-board/departures-board.module.scss',
        find: "@include below('wide') {\n    // However large",
        put: '@media screen {\n    // However large',
      },
    ],
    look: ['test:visual'],
  },
  {
    name: 'a header that does not shrink',
    says: 'The header keeps its height while one scrolls',
    edits: [
      {
        file: 'header/header.module.scss',
        find: 'inset-block-start: -(breakpoint.$header-extra);',
        put: 'inset-block-start: 0;',
      },
    ],
    look: ['design/header'],
  },
];
