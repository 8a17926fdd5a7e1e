import { z } from 'zod';
import { block, richText } from '../testing/schemas';
import { asKind, branchesOf, type JsonSchema } from './json-schema';

const branches = (schema: z.ZodType) =>
  branchesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) ?? [];

test('a text keeps its words as text with links, and back', () => {
  const [plain = {}, linked = {}] = branches(richText);
  expect(asKind('Read this first.', linked)).toEqual(['Read this first.']);
  expect(asKind(['Read ', { text: 'this', page: 'contact' }, ' first.'], plain)).toBe(
    'Read this first.',
  );
});

test('a paragraph keeps its words as every other kind of block, and back', () => {
  const blocks = branches(block);
  const kindWith = (key: string) =>
    blocks.find(({ properties = {} }) => key in properties) as JsonSchema;
  for (const key of ['list', 'numbered', 'subheading', 'note']) {
    const other = asKind({ paragraph: 'Read this.' }, kindWith(key));
    expect(JSON.stringify(other)).toContain('Read this.');
    expect(JSON.stringify(asKind(other, kindWith('paragraph')))).toContain('Read this.');
  }
  const list = { list: ['One.', ['Two, with ', { strong: 'emphasis' }]] };
  expect(asKind(list, kindWith('numbered'))).toEqual({ numbered: list.list });
});
