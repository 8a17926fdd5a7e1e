import type { Fault } from '../fault';

/** What the finishing step writes, and the size of it. */
export const delivery: readonly Fault[] = [
  {
    name: 'a hole in the policy',
    says: 'Any inline script may run',
    edits: [
      {
        file: 'content-security-policy.ts',
        find: "'script-src': [\"'self'\",",
        put: "'script-src': [\"'self'\", \"'unsafe-inline'\",",
      },
    ],
    look: ['export/policy'],
  },
  {
    name: 'a policy that keeps forms in',
    says: 'Forms may not be posted to the service',
    edits: [
      {
        file: 'content-security-policy.ts',
        find: "'form-action': [\"'self'\", ...origins.formAction]",
        put: "'form-action': [\"'none'\"]",
      },
    ],
    look: ['forms/scriptless'],
  },
  {
    name: 'a style that the policy refuses',
    says: 'A style attribute is written into each page',
    edits: [
      {
        file: 'footer/footer.tsx',
        find: '<footer className',
        put: "<footer style={{ color: 'red' }} className",
      },
    ],
    look: ['size', 'export/policy'],
  },
  {
    name: 'a page that does not hydrate',
    says: 'What the browser draws is not what the server has written',
    edits: [
      {
        file: 'islands/tracking-form/tracking-form.tsx',
        find: '<div className={styles.tracking}>',
        put: "<div className={styles.tracking}>\n      {typeof window === 'undefined' ? null : <p>Fresh</p>}",
      },
    ],
    look: ['size'],
  },
  {
    name: 'an island that throws',
    says: 'The issue form breaks when it comes to life',
    edits: [
      {
        file: 'islands/issue-form/issue-form.tsx',
        find: '  const form = useRef<HTMLFormElement>(null);\n',
        put: "  const form = useRef<HTMLFormElement>(null);\n  if (typeof window !== 'undefined') window.localStorage.removeItem.call(null, '');\n",
      },
    ],
    look: ['forms/'],
  },
  {
    name: 'a lost click',
    says: 'A form sent before its script is there is not sent again once it is',
    edits: [
      {
        file: 'island-loader.browser.js',
        find: 'form.requestSubmit(event.submitter);',
        put: ';',
      },
    ],
    look: ['export/hydration', 'forms/before-hydration'],
  },
  {
    name: 'a script before the touch',
    says: 'Every page starts its scripts by itself',
    edits: [
      {
        file: 'island-loader.browser.js',
        find: '(!target && location.hash)',
        put: '!target',
      },
    ],
    look: ['export/first-view', 'export/hydration'],
  },
  {
    name: 'a page over its budget',
    says: 'The map of the home page is drawn with a thousand times as many dots',
    edits: [{ file: 'maps/world-map.ts', find: 'DOT_PITCH = 16', put: 'DOT_PITCH = 2.5' }],
    look: ['size'],
  },
  {
    name: 'scripts over their budget',
    says: 'The rules of the quote form come with the whole of zod',
    edits: [
      { file: 'forms/schemas.ts', find: "from 'zod/mini'", put: "from 'zod'" },
      {
        file: 'islands/quote-form/quote-form.tsx',
        find: "async () => (await import('./quote-rules')).quoteRules(words.messages)",
        put: 'async () => quoteRules(words.messages)',
      },
      {
        file: 'islands/quote-form/quote-form.tsx',
        find: "import { QuoteFields } from './quote-fields';",
        put: "import 'zod';\nimport { quoteRules } from './quote-rules';\nimport { QuoteFields } from './quote-fields';",
      },
    ],
    look: ['size'],
  },
  {
    name: 'a face that moves words',
    says: 'Headings are set anew when their font arrives',
    edits: [
      { file: 'styles/globals.scss', find: 'font-display: optional', put: 'font-display: swap' },
    ],
    look: ['export/first-view'],
  },
  {
    name: 'a face that is not asked for',
    says: 'The heading font is not preloaded in wide windows',
    edits: [
      {
        file: 'export-adapter.mjs',
        find: "faceMedia: '(min-width: 48rem)'",
        put: "faceMedia: '(min-width: 480rem)'",
      },
    ],
    look: ['export/first-view', 'size'],
  },
  {
    name: 'a stale copy',
    says: 'What stands beside a page compressed is not that page',
    edits: [
      {
        file: 'compress.ts',
        find: 'toBrotli(content, {',
        put: 'toBrotli(content.subarray(1), {',
      },
    ],
    look: ['check:out'],
  },
  {
    name: 'nothing fetched ahead',
    says: 'The next page is not fetched while the pointer rests on its link',
    edits: [
      { file: 'finish-page.ts', find: "eagerness: 'moderate'", put: "eagerness: 'conservative'" },
    ],
    look: ['export/policy'],
  },
  {
    name: 'a module of content in the browser',
    says: 'An island brings a module of the content along',
    edits: [
      {
        file: 'tabs/tabs.tsx',
        find: "import { nextTab } from './next-tab';",
        put: "import { site } from '@/content/site';\nimport { nextTab } from './next-tab';",
      },
      { file: 'tabs/tabs.tsx', find: 'aria-label={label}', put: 'aria-label={label || site.name}' },
    ],
    look: ['without-content.test'],
  },
];
