import type { Fault } from '../fault';

/** Menus, tabs, slides, answers: what a visitor moves about with. */
export const shell: readonly Fault[] = [
  {
    name: 'a dead menu',
    says: 'The buttons of the header open nothing at a key or a click',
    edits: [
      {
        file: 'header/dropdown.tsx',
        find: 'popoverTarget={panelId}',
        put: 'popoverTarget={`${panelId}-panel`}',
      },
    ],
    look: ['shell/header', 'check:out'],
  },
  {
    name: 'a hasty menu',
    says: 'A menu closes as soon as the pointer leaves it',
    edits: [
      {
        file: 'header/dropdown.module.scss',
        find: '$close-delay: 150ms',
        put: '$close-delay: 0ms',
      },
    ],
    look: ['shell/header'],
  },
  {
    name: 'a short menu',
    says: 'A menu shows five of its entries at most',
    edits: [
      {
        file: 'header/dropdown.tsx',
        find: '{menu.entries.map(',
        put: '{menu.entries.slice(0, 5).map(',
      },
    ],
    look: ['shell/header'],
  },
  {
    name: 'links behind closed menus',
    says: 'The keyboard walks through the links of menus that are closed',
    edits: [
      {
        file: 'header/dropdown.module.scss',
        find: '    visibility 0s $close-delay;\n  visibility: hidden;',
        put: '    visibility 0s $close-delay;\n  pointer-events: none;',
      },
    ],
    look: ['shell/header'],
  },
  {
    name: 'a menu that Escape does not close',
    says: 'Escape does not close the menu that the pointer holds open',
    edits: [
      {
        file: 'close-menus/close-menus.ts',
        find: "key !== 'Escape'",
        put: "key !== 'Esc'",
      },
    ],
    look: ['shell/header'],
  },
  {
    name: 'no sign of the present page',
    says: 'At its second address a page is not marked in the menu',
    edits: [
      {
        file: 'nav-link/nav-link.tsx',
        find: 'currentState(href, paths)',
        put: 'currentState(href, paths.slice(-1))',
      },
    ],
    look: ['shell/header'],
  },
  {
    name: 'a drawer that does not close',
    says: "The drawer's own button does not close it",
    edits: [
      {
        file: 'drawer/drawer.tsx',
        find: 'popoverTargetAction="hide"',
        put: 'popoverTargetAction="show"',
      },
    ],
    look: ['shell/drawer'],
  },
  {
    name: 'a drawer without a way',
    says: 'The drawer has lost the link to the help center',
    edits: [
      {
        file: 'content/navigation.ts',
        find: "    { label: 'Help Centre', page: 'help' },\n",
        put: '',
      },
    ],
    look: ['shell/drawer'],
  },
  {
    name: 'a full-height drawer',
    says: 'The drawer covers the whole screen',
    edits: [
      { file: 'drawer/drawer.module.scss', find: 'block-size: 85dvh', put: 'block-size: 100dvh' },
    ],
    look: ['shell/drawer'],
  },
  {
    name: 'a way up that comes late',
    says: 'The way back up shows after 600 px',
    edits: [
      {
        file: 'floating-links/floating-links.module.scss',
        find: '$threshold: 300px',
        put: '$threshold: 600px',
      },
    ],
    look: ['shell/floating-links'],
  },
  {
    name: 'a skip link to nowhere',
    says: 'The skip link leads to a place that is not there',
    edits: [{ file: 'shell/shell.tsx', find: 'href="#content"', put: 'href="#main"' }],
    look: ['check:out', 'shell/skip-link'],
  },
  {
    name: 'a carousel that stands still',
    says: 'Once hydrated, the carousel does not go on',
    edits: [
      {
        file: 'carousel/use-shown-slide.ts',
        find: 'left: startsOf(element)[index] ?? 0',
        put: 'left: 0',
      },
    ],
    look: ['shell/carousel'],
  },
  {
    name: 'a deaf row of tabs',
    says: 'Arrow keys do not lead from tab to tab',
    edits: [{ file: 'tabs/tabs.tsx', find: 'onKeyDown={(event) => move(event, index)}', put: '' }],
    look: ['shell/tabs'],
  },
  {
    name: 'all answers at once',
    says: 'Several answers of a group stand open at a time',
    edits: [
      {
        file: 'accordion/accordion.tsx',
        find: '<details key={id} name={name}',
        put: '<details key={id} name={id}',
      },
    ],
    look: ['shell/accordion'],
  },
  {
    name: 'a slow hand',
    says: 'A missing address is taken for another only when it is almost the same',
    edits: [{ file: 'near-misses/near-misses.ts', find: 'CLOSE = 0.62', put: 'CLOSE = 0.99' }],
    look: ['tools/not-found'],
  },
  {
    name: 'a search without questions',
    says: 'The help search does not know the questions and answers',
    edits: [
      {
        file: 'search/entries.ts',
        find: '      .flatMap(({ questions }) => questions)',
        put: '      .flatMap(({ questions }) => questions.slice(0, 0))',
      },
    ],
    look: ['tools/help-search'],
  },
  {
    name: 'a search that gives up',
    says: 'The help search does not try again after a failure',
    edits: [{ file: 'search/retry.ts', find: 'RETRIES = 3', put: 'RETRIES = 0' }],
    look: ['tools/help-search'],
  },
  {
    name: 'a form without its script',
    says: 'With scripts off the calculator shows fields that answer nothing',
    edits: [
      {
        file: 'calculator/calculator.module.scss',
        find: '  @media (scripting: none) {\n    display: none;\n  }\n',
        put: '',
      },
    ],
    look: ['tools/calculator'],
  },
  {
    name: 'an inbox that runs what it shows',
    says: 'The local inbox shows a message as markup',
    edits: [
      {
        file: 'inbox/html.ts',
        find: 'if (value instanceof Markup) return value.text;',
        put: "if (value instanceof Markup || typeof value === 'string') return value instanceof Markup ? value.text : value;",
      },
    ],
    look: ['inbox'],
  },
  {
    name: 'a wrong status',
    says: 'A missing page is answered with status 200',
    edits: [{ file: 'serve/site.ts', find: 'statusCode = 404', put: 'statusCode = 200' }],
    look: ['check:hosts'],
  },
];
