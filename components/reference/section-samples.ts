import type { NamesFrom } from '@/content/schema/name-from';
import { type Section, section as sectionSchema } from '@/content/schema/section';
import { sampleContent, sampleSite } from '@/lib/fixtures/sample-site';
import { sampleCopy } from '@/lib/forms/fixtures/sample-copy';
import type { AnySection, AnySectionKind } from '@/lib/pages/derived-section';
import { sectionsOf } from '@/lib/sections/sections';

/** Kinds that pages get from an origin, goods or an article: those of the sample site are shown. */
const derivedKinds = [
  'route-hero',
  'shipping-options',
  'route-pricing',
  'particulars',
  'goods-hero',
  'goods-totals',
  'related-goods',
  'byline',
] as const satisfies readonly AnySectionKind[];

/** Optional fields that samples show. */
const given = [
  'intro',
  'actions',
  'facts',
  'picture',
  'note',
  'icon',
  'cards',
  'table',
  'order',
  'title',
  'role',
  'location',
  'date',
  'text',
  'time',
  'pays',
  'stage',
  'blocks',
];

/** The first name that a field may contain, of those in the sample site. */
function nameOf(from: NamesFrom): string {
  if ('folder' in from) {
    const files = sampleContent.collections[from.folder as keyof typeof sampleContent.collections];
    return Object.keys(files)[0] ?? '';
  }
  if (from.having === 'parcels') return 'California';
  return from.path[0] === 'plans' ? 'basic' : 'duvet';
}

const more = ': a sentence that is as long as most, so that it takes more than a line on phones.';

const parcels = ['Duvet', 'The same duvet, vacuum packed'] as const;

/** What a schema does not say: what fields of one section have to do with each other. */
const together: { [Kind in Section['kind']]?: Partial<Extract<Section, { kind: Kind }>> } = {
  cards: { layout: 'boxes' },
  downloads: {
    items: [
      { files: [{ title: 'Logo, SVG', file: '/icon.svg' }], onInk: '/icon.svg' },
      { files: [{ title: 'The port', file: '/world/port-960.webp' }], scene: 'port' },
    ],
  },
  form: { form: 'quote' },
  'volumetric-weight': {
    parcels: [
      { name: parcels[0], example: 'duvet' },
      { name: parcels[1], example: 'vacuum-duvet' },
    ],
    drawn: [...parcels],
  },
};

/** Each kind that a page's file can have, made from its schema, so that a new one needs no sample. */
const written = sectionSchema.options.map((schema): Section => {
  const sample = sampleCopy(schema, { given, entries: 2, more, nameOf });
  return sectionSchema.parse({ ...sample, ...together[sample.kind] });
});

const samplePages = ['routes/uk', 'goods/laptops'] as const;

/** One section of each kind. */
export function sectionSamples(): readonly AnySection[] {
  const [article] = sampleSite.posts;
  const entries = [...samplePages.map(sampleSite.pageById), ...(article ? [article] : [])];
  const onPages = entries.flatMap((entry) => sectionsOf(sampleSite, entry));
  const derived = derivedKinds.map((kind) => {
    const section = onPages.find((candidate) => candidate.kind === kind);
    if (!section) throw new Error(`No page of the sample site has a section "${kind}"`);
    return section;
  });
  return [...written, ...derived];
}
