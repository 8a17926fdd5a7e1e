import { z } from 'zod';
import { meta, page } from '../../content/schema/page';
import { iconName } from '../../content/schema/picture';
import { post } from '../../content/schema/post';
import { route } from '../../content/schema/route';
import type { ContentFile } from '../content-check/content-file';
import { explain } from '../content-check/explain';
import { withPlaces } from '../content-check/place';
import type { Problem } from '../content-check/problem';
import { today } from '../content-check/values';
import { codeOf } from '../content-source/code';
import { insertItem } from '../content-source/write';
import { originContent } from './new-origin';
import { fileNameOf } from './pictures';

const found = {
  title: meta.shape.title.meta({
    title: 'Title in search results',
    description: '30 to 60 characters, unlike that of any other page.',
  }),
  description: meta.shape.description.meta({
    title: 'Description in search results',
    description: '70 to 160 characters.',
  }),
};
const name = page.shape.name.meta({
  title: 'Name',
  description: 'Short, for menus. The address is made from it.',
});
const heading = z.string().min(3).max(80).meta({ title: 'Heading' });
const lead = z
  .string()
  .min(20)
  .meta({ title: 'Opening sentence', description: 'Stands under the heading.' });
const paragraph = z.string().min(20).meta({ title: 'First paragraph' });

const articleAnswers = z.strictObject({
  name,
  ...found,
  heading,
  author: post.shape.author,
  summary: post.shape.summary,
  paragraph,
});
const pageAnswers = z.strictObject({ name, ...found, heading, lead, paragraph });
const serviceAnswers = z.strictObject({
  name,
  ...found,
  heading,
  lead,
  summary: z.string().min(30).max(200).meta({ title: 'Sentence on the index card' }),
  icon: iconName,
});
export const originAnswers = route.pick({
  country: true,
  name: true,
  nameInSentence: true,
  rate: true,
  city: true,
  airport: true,
  seaport: true,
  collectionPoints: true,
  times: true,
  lead: true,
});

type Found = z.infer<typeof pageAnswers>;

const metaOf = ({ title, description, name }: Pick<Found, 'title' | 'description' | 'name'>) => ({
  title,
  description,
  keywords: [name, `${name} Tanzania`, `${name} Nectarine`],
});

/** The ways on that every new page ends with. */
const ending = {
  kind: 'call-to-action',
  heading: 'Ask us',
  text: 'Tell us what you would like to send, and we answer with a price and a date.',
  actions: [
    { label: 'Request a quote', page: 'get-quote' },
    { label: 'Contact us', page: 'contact' },
  ],
};

function article({
  name,
  heading,
  author,
  summary,
  paragraph,
  ...rest
}: z.infer<typeof articleAnswers>) {
  const part = { id: 'first', heading, blocks: [{ paragraph }] };
  return {
    name,
    meta: metaOf({ name, ...rest }),
    published: today(),
    updated: today(),
    author,
    summary,
    sections: [
      { kind: 'page-hero', heading, lead: summary },
      {
        kind: 'document',
        parts: [
          part,
          { id: 'ask-us', heading: ending.heading, blocks: [{ paragraph: ending.text }] },
        ],
      },
    ],
  };
}

const plainPage = ({ name, heading, lead, paragraph, ...rest }: z.infer<typeof pageAnswers>) => ({
  name,
  updated: today(),
  meta: metaOf({ name, ...rest }),
  sections: [
    { kind: 'page-hero', heading, lead },
    { kind: 'prose', heading: name, blocks: [{ paragraph }] },
    ending,
  ],
});

type Listing = { listing?: { order?: number }; order?: number };

/** The place behind all that have one in a folder. */
function nextOrder(folder: string, files: readonly ContentFile[]): number {
  const taken = files
    .filter(({ page }) => page?.startsWith(`${folder}/`))
    .map(({ content }) => content as Listing)
    .map(({ order, listing }) => order ?? listing?.order ?? 0);
  return Math.max(0, ...taken) + 1;
}

const service = (
  { name, heading, lead, summary, icon, ...rest }: z.infer<typeof serviceAnswers>,
  order: number,
) => ({
  name,
  updated: today(),
  listing: { order, icon, summary },
  meta: metaOf({ name, ...rest }),
  sections: [{ kind: 'page-hero', heading, lead, actions: ending.actions.slice(0, 1) }, ending],
});

type Kind = {
  name: string;
  folder: string;
  type: string;
  answers: z.ZodType;
  content: (answers: never, order: number) => object;
};

const kinds: Record<string, Kind> = {
  article: {
    name: 'Article',
    folder: 'blog',
    type: 'post.Post',
    answers: articleAnswers,
    content: article,
  },
  page: {
    name: 'Page',
    folder: 'pages',
    type: 'page.Page',
    answers: pageAnswers,
    content: plainPage,
  },
  service: {
    name: 'Service',
    folder: 'services',
    type: 'page.ListedPage',
    answers: serviceAnswers,
    content: service,
  },
  origin: {
    name: 'Origin',
    folder: 'routes',
    type: 'route.Route',
    answers: originAnswers,
    content: originContent,
  },
};

/** Lists on the site that grow: where each stands, by the kind of its section or the page. */
const lists: { name: string; page: string; kind: string; list: string[] }[] = [
  { name: 'Testimonial', page: 'reviews', kind: 'testimonials', list: ['items'] },
  { name: 'Question', page: 'help/faq', kind: 'faq', list: ['groups', '0', 'questions'] },
  { name: 'Prohibited goods', page: 'help/prohibited-items', kind: 'points', list: ['items'] },
  { name: 'Job', page: 'careers', kind: 'openings', list: ['items'] },
  { name: 'Press item', page: 'press', kind: 'press-items', list: ['items'] },
];

export type NewPage = { kind: string; name: string; schema: unknown };
export type NewEntry = { name: string; file: string; path: (string | number)[] };

/** What can be added to the site: pages with a form each, and entries of lists with their places. */
export function newThings(files: readonly ContentFile[]): {
  pages: NewPage[];
  entries: NewEntry[];
} {
  const pages = Object.entries(kinds).map(([kind, { name, answers }]) => ({
    kind,
    name,
    schema: z.toJSONSchema(answers, { io: 'input' }),
  }));
  const entries = lists.flatMap(({ name, page, kind, list }) => {
    const file = files.find((content) => content.page === page);
    const { sections = [] } = (file?.content ?? {}) as { sections?: { kind: string }[] };
    const at = sections.findIndex((section) => section.kind === kind);
    if (!file || at === -1) return [];
    const way = list.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const entries = way.reduce<unknown>(
      (value, key) => (value as Record<string | number, unknown>)?.[key],
      sections[at],
    );
    return [
      {
        name,
        file: file.file,
        path: ['sections', at, ...way, Array.isArray(entries) ? entries.length : 0],
      },
    ];
  });
  return { pages, entries };
}

/** The files that a new page begins with, by their names, or what is wrong with the answers. */
export type Beginning = { files: Record<string, string>; path: string; problems: Problem[] };

/** The country of a new origin joins those that the quote form knows. */
function withCountry(country: string, forms: ContentFile | undefined): Record<string, string> {
  const { countries = [] } = (forms?.content as { quote?: { countries?: string[] } })?.quote ?? {};
  if (!forms?.source || countries.includes(country)) return {};
  return {
    [forms.file]: insertItem(forms.source.text, ['quote', 'countries'], countries.length, country),
  };
}

/** Makes the first state of a new page from the answers to its form. */
export function beginning(
  kind: string,
  answers: unknown,
  files: readonly ContentFile[],
): Beginning {
  const { folder, type, answers: schema, content } = kinds[kind] ?? (kinds.page as Kind);
  const slug = fileNameOf(String((answers as { name?: unknown }).name ?? ''));
  const file = `content/${folder}/${slug}.ts`;
  const problems = withPlaces(
    explain(schema, answers).map((explained) => ({ file, ...explained })),
    answers,
  );
  if (problems.length > 0) return { files: {}, path: '', problems };
  const [module, name] = type.split('.');
  const made = content(answers as never, nextOrder(folder, files));
  const text = `import type { ${name} } from '../schema/${module}';\n\nexport const page: ${name} = ${codeOf(made).replace(/^\{ /, '{\n')};\n`;
  const isOrigin = kind === 'origin';
  return {
    files: {
      [file]: text,
      ...(isOrigin
        ? withCountry(
            (answers as { name: string }).name,
            files.find(({ file }) => file === 'content/forms.ts'),
          )
        : {}),
    },
    path: isOrigin
      ? `/routes/${slug}-to-tanzania`
      : `/${folder === 'pages' ? '' : `${folder}/`}${slug}`,
    problems: [],
  };
}
