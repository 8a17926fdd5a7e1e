/** Features that some browser of the browserslist lacks, and may: docs/reliability.md has the list. */
const degrades = [
  // The build lowers them.
  'css-nesting',
  // Sass's own function, in styles/_tools.scss.
  'css-color-function',
  // With a fallback where something would be missing.
  'css-container-queries',
  'css-container-query-units',
  'viewport-unit-variants',
  // The browser's own look, or a less neat one.
  'css-focus-visible',
  'css-subgrid',
  'css-scrollbar',
  'css-resize',
  'text-size-adjust',
  // Comfort and speed.
  'css-content-visibility',
  'css-containment',
  'css-scroll-behavior',
  'css-media-scripting',
  'css-touch-action',
  'css-overscroll-behavior',
];

// biome-ignore lint/style/noDefaultExport: stylelint reads its configuration from there.
export default {
  extends: 'stylelint-config-standard-scss',
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'color-no-hex': true,
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: 'class names in CSS modules are camelCase' },
    ],
    'declaration-block-no-redundant-longhand-properties': null,
    // Lowered ranges have a `not` that Chrome 92 and Safari 15 cannot read.
    'media-feature-range-notation': 'prefix',
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [
      true,
      { ignorePseudoClasses: ['global', 'popover-open', 'interest-source'] },
    ],
    'value-keyword-case': null,
    'plugin/no-unsupported-browser-features': [
      true,
      { ignore: degrades, ignorePartialSupport: true },
    ],
  },
  overrides: [{ files: ['settings/**/*.scss'], rules: { 'color-no-hex': null } }],
};
