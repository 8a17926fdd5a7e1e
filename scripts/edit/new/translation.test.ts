/** @jest-environment node */
import { valueIn } from '@nectarine/edit-mode/source/read';
import { setValue } from '@nectarine/edit-mode/source/write';
import { questions } from '../questions';

const service = {
  ...{ name: 'An example', heading: 'An example', lead: 'An opening sentence.', icon: 'ship' },
  title: 'An example of a title that is long enough',
  description:
    'An example of a description that is long enough to be shown in full among the results of a search engine.',
  summary: 'A summary of some length, for its card.',
};
const own = 'content/sw/services/an-example.ts';

test('a page that every language must have gets an unfinished text, which is no problem', async () => {
  const { files } = await questions.beginning('services', service);
  expect(Object.keys(files)).toEqual(['content/services/an-example.ts', own]);
  expect(valueIn(files[own] ?? '')).toMatchObject({
    address: 'huduma/an-example',
    unfinished: true,
    name: null,
    meta: { title: null, description: null, keywords: null },
    sections: [{ heading: null, lead: null, actions: [null] }, { heading: null }],
  });
  expect(await questions.problems(files)).toEqual([]);
});

test('what is filled in is checked', async () => {
  const { files } = await questions.beginning('services', service);
  const begun = files[own] ?? '';
  const tooLong = setValue(begun, ['meta', 'title'], 'x'.repeat(90));
  expect(await questions.problems({ ...files, [own]: tooLong })).toMatchObject([
    { file: own, field: ['meta', 'title'] },
  ]);
});

test('a page that only some languages have gets no translation', async () => {
  const { name, heading, lead, title, description } = service;
  const answers = {
    name,
    heading,
    lead,
    title,
    description,
    paragraph: 'A paragraph of some length.',
  };
  const { files, problems } = await questions.beginning('pages', answers);
  expect([Object.keys(files), problems]).toEqual([['content/pages/an-example.ts'], []]);
});
