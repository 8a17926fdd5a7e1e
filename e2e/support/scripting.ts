/**
 * Features that need no script are tested with it and, on phones, without it: `for (const { how,
 * tag, javaScriptEnabled } of scripting) test.describe(`the tabs${how}`, …)`.
 */
export const scripting = [
  { how: '', tag: [], javaScriptEnabled: true },
  { how: ' without script', tag: ['@phone'], javaScriptEnabled: false },
];
