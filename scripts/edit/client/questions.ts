import type { NewPage } from '../site/new-things';
import type { Listed } from '../site/pages';
import { ask } from './api';
import { nameOf } from './navigation';
import type { Questions } from './use-form';

export const newPage = ({ collection, label, schema }: NewPage): Questions => ({
  title: `New ${label.toLowerCase()}`,
  intro: 'Afterwards every sentence of the page can be clicked.',
  schema,
  does: 'Create',
  check: (answers) => ask('checkNew', collection, answers),
  answer: async (answers) => (await ask('create', collection, answers)).path,
});

/** Asks where the address of a deleted page, and the links to it, lead. */
export async function deletionOf(file: string, pages: readonly Listed[]): Promise<Questions> {
  const links = await ask('linksTo', file);
  const places = links.map((other) => nameOf(pages, other) ?? other).join(', ');
  const others = pages.filter((page) => page.file !== file);
  return {
    title: 'Delete this page',
    intro: `You can put it back from the list of changes until you send it for review.${
      places && ` These link to it: ${places}.`
    }`,
    schema: {
      type: 'object',
      required: ['to'],
      properties: {
        to: {
          type: 'string',
          title: 'Page for its address and links',
          oneOf: others.map(({ id, name }) => ({ const: id, title: `${name} (${id})` })),
        },
      },
    },
    does: 'Delete',
    answer: async (answers) => {
      const { to } = answers as { to?: string };
      await ask('remove', file, to);
      return others.find(({ id }) => id === to)?.path ?? '/';
    },
  };
}
