import type { Path } from '../source/read';
import { openedBy } from './opened-by';

const file = 'content/help/faq.ts';
const content = { items: [{ title: 'By sea, {uk.sea}' }, { title: 'By air' }], count: 2 };
jest.mock('./api', () => ({
  ask: async (_: string, { path }: { path: Path }) => ({
    value: path.reduce<unknown>((value, key) => Object(value)[key], content),
  }),
}));

/** What a click opens on a page that shows this text of the field at this path. */
async function clicked(text: string, path: Path) {
  const element = document.createElement('h1');
  const node = element.appendChild(new Text(text));
  return openedBy({ sentence: { places: [{ file, path }], text, node, element }, element });
}

test.each<[string, string, Path]>([
  ['a text', 'By air', ['items', 1, 'title']],
  ['a text with a fact', 'By sea, 4 weeks', ['items', 0, 'title']],
])('%s is typed in its place', async (_, text, path) => {
  expect(await clicked(text, path)).toMatchObject({
    what: 'typing',
    sentence: { places: [{ path }] },
  });
});

test.each<[string, Path, Path]>([
  ['By air', ['items', 0, 'title'], ['items', 1, 'title']],
  ['By sea, 4 weeks', ['items', 1, 'title'], ['items', 0, 'title']],
])(
  '“%s” opens where it is now, also before the page shows that it was moved',
  async (text, shown, now) => {
    expect(await clicked(text, shown)).toMatchObject({
      what: 'typing',
      sentence: { places: [{ path: now }] },
    });
  },
);

test('what is no text is edited in a form', async () => {
  expect(await clicked('two', ['count'])).toMatchObject({ what: 'form' });
});
