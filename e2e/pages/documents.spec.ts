import { expect, test } from 'playwright/test';
import { htmlErrors } from '../support/html';
import { attribute, named, textOf } from '../support/html-tree';
import { allPages, ask, headOf, mainOf, problemsOf, type SitePage } from '../support/site';

/** What is worth reading has so many words at least; a page with a form may be shorter. */
const fewestWords = { page: 150, formPage: 80 };

/** Lengths, in characters, that search results show whole. */
const titleLength = { from: 30, to: 60 };
const descriptionLength = { from: 70, to: 160 };

function misfit(what: string, text: string, { from, to }: { from: number; to: number }): string[] {
  const { length } = text;
  return length < from || length > to ? [`${what} of ${length} characters: ${text}`] : [];
}

/** Those whose text another page has too. */
function repeated(pages: readonly SitePage[], textIn: (page: SitePage) => string | undefined) {
  const texts = pages.map(textIn);
  return problemsOf(pages, (page) => {
    const text = textIn(page);
    return texts.filter((other) => other === text).length > 1 ? [`shares "${text}"`] : [];
  });
}

test.describe('documents', { tag: '@desktop' }, () => {
  test('every page has exactly one main heading', async () => {
    const problems = problemsOf(await allPages(), ({ tree }) => {
      const { length } = named(tree, 'h1');
      return length === 1 ? [] : [`${length} of them`];
    });
    expect(problems).toEqual([]);
  });

  test('headings never skip a level', async () => {
    const problems = problemsOf(await allPages(), ({ tree }) => {
      const headings = named(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
      const levels = [0, ...headings.map(({ tagName }) => Number(tagName.slice(1)))];
      return headings
        .filter((_, i) => (levels[i + 1] ?? 0) > (levels[i] ?? 0) + 1)
        .map((heading) => `${heading.tagName} "${textOf(heading)}" skips a level`);
    });
    expect(problems).toEqual([]);
  });

  test('titles fit into search results', async () => {
    const problems = problemsOf(await allPages(), (page) =>
      misfit('title', headOf(page).title, titleLength),
    );
    expect(problems).toEqual([]);
  });

  test('descriptions fit into search results', async () => {
    const problems = problemsOf(await allPages(), (page) =>
      misfit('description', headOf(page).description ?? '', descriptionLength),
    );
    expect(problems).toEqual([]);
  });

  test('no two pages share a title', async () => {
    expect(repeated(await allPages(), (page) => headOf(page).title)).toEqual([]);
  });

  test('no two pages share a description', async () => {
    expect(repeated(await allPages(), (page) => headOf(page).description)).toEqual([]);
  });

  test('every page has keywords', async () => {
    const problems = problemsOf(await allPages(), (page) =>
      headOf(page).keywords ? [] : ['has none'],
    );
    expect(problems).toEqual([]);
  });

  test('every page has something to say', async () => {
    const problems = problemsOf(await allPages(), (page) => {
      const main = mainOf(page);
      const words = textOf(main).split(' ').length;
      const fewest = named(main, 'form').length > 0 ? fewestWords.formPage : fewestWords.page;
      return words < fewest ? [`${words} words, fewer than ${fewest}`] : [];
    });
    expect(problems).toEqual([]);
  });

  test('pictures in pages keep their place while they load', async () => {
    const problems = problemsOf(await allPages(), ({ tree }) =>
      named(tree, 'img')
        .filter((img) => !attribute(img, 'width') || !attribute(img, 'height'))
        .map((img) => `${attribute(img, 'src')} has no width or height`),
    );
    expect(problems).toEqual([]);
  });

  test('every page is valid HTML', async () => {
    test.slow();
    const answers = [...(await allPages()), await ask('/nowhere')];
    const found = await Promise.all(
      answers.map(async ({ path, html }) => ({ path, errors: await htmlErrors(html) })),
    );
    expect(problemsOf(found, ({ errors }) => errors)).toEqual([]);
  });
});
