import { readdirSync } from 'node:fs';
import path from 'node:path';

const FORMATTERS = ['Collator', 'DateTimeFormat', 'NumberFormat', 'PluralRules'] as const;

const islands = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

afterEach(() => jest.restoreAllMocks());

// A phone takes long to make its first formatter, and a tap would wait for it.
test.each(islands)('%s creates no formatter until it formats something', (name) => {
  const made = FORMATTERS.map((formatter) => jest.spyOn(Intl, formatter));
  const numbers = jest.spyOn(Number.prototype, 'toLocaleString');
  jest.isolateModules(() => {
    const module = require(path.join(__dirname, name, name));
    expect(Object.keys(module)).not.toEqual([]);
  });
  for (const spy of [...made, numbers]) expect(spy).not.toHaveBeenCalled();
});
