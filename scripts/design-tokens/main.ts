/**
 * Part of `npm run check:styles`: compiles every style module by itself. Reports each one that Sass
 * refuses, for instance because of an unknown design token, and each selector that is not scoped to
 * its module, which would style other components too.
 */
import { readdirSync } from 'node:fs';
import postcss from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import { compile } from 'sass';

const CHOICES = new Set([':is', ':where', ':has']);

/** Whether a selector requires a class or id: `:is(.a, p)` does not, `.a :is(b, p)` does. */
const isScoped = ({ nodes }: Selector): boolean =>
  nodes.some((node) => {
    if (node.type === 'pseudo' && CHOICES.has(node.value)) return node.nodes.every(isScoped);
    return node.type === 'class' || node.type === 'id';
  });

/** The selectors of a stylesheet that are not scoped, except those marked as global. */
function looseSelectors(css: string): string[] {
  const loose: string[] = [];
  postcss.parse(css).walkRules(({ parent, selector }) => {
    const isKeyframe = parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
    if (isKeyframe || selector.startsWith(':global(')) return;
    const { nodes } = parseSelector().astSync(selector);
    loose.push(...nodes.filter((node) => !isScoped(node)).map(String));
  });
  return loose;
}

function problemsOf(file: string): string[] {
  try {
    const { css } = compile(file, { loadPaths: ['styles'] });
    return looseSelectors(css).map((selector) => `${file} › ${selector}: needs a class or an id`);
  } catch (error) {
    return [`${file} › ${error instanceof Error ? error.message : error}`];
  }
}

const problems = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.module.scss'))
  .flatMap(problemsOf);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
