/** @jest-environment node */
import { readdirSync } from 'node:fs';
import postcss from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import { compile } from 'sass';

const modules = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.scss'))
  .map((file) => `components/${file}`);

const CHOICES = new Set([':is', ':where', ':has']);

/** Whether a selector requires a class or id: `:is(.a, p)` does not, `.a :is(b, p)` does. */
const isScoped = ({ nodes }: Selector): boolean =>
  nodes.some((node) => {
    if (node.type === 'pseudo' && CHOICES.has(node.value)) return node.nodes.every(isScoped);
    return node.type === 'class' || node.type === 'id';
  });

test.each(modules)('every selector in %s is scoped to the module', (file) => {
  const { css } = compile(file, { loadPaths: ['styles'] });
  const loose: string[] = [];
  postcss.parse(css).walkRules(({ parent, selector }) => {
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
    if (selector.startsWith(':global(')) return;
    const { nodes } = parseSelector().astSync(selector);
    loose.push(...nodes.filter((node) => !isScoped(node)).map(String));
  });
  expect(loose).toEqual([]);
});
