/** @jest-environment node */
import { readdirSync } from 'node:fs';
import postcss from 'postcss';
import { compile } from 'sass';
import { type Needs, selectorNeeds } from '../finish-export/css/selector-needs';

const modules = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.scss'))
  .map((file) => `components/${file}`);

/** Whether all that a selector can match is under a class or id: `:is(.a, p)` is not, `.a :is(b, p)` is. */
const isTied = ({ all, oneOf }: Needs): boolean =>
  all.some((name) => /^[.#]/.test(name)) || oneOf.some((choice) => choice.every(isTied));

test.each(modules)('%s speaks of its own elements alone', (file) => {
  const { css } = compile(file, { loadPaths: ['styles'] });
  const loose: string[] = [];
  postcss.parse(css).walkRules(({ parent, selector }) => {
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
    if (selector.startsWith(':global(')) return;
    loose.push(
      ...selectorNeeds(selector)
        .filter(({ needs }) => !isTied(needs))
        .map(({ text }) => text),
    );
  });
  expect(loose).toEqual([]);
});
