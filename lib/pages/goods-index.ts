import type { Goods } from '@/content/schema/goods';
import type { RichText } from '@/content/schema/link';
import type { SectionOf } from '@/content/schema/section';
import type { Site } from '@/lib/site/site';
import type { GoodsRow, GoodsVerdict } from './derived-section';
import { otherName } from './other-name';

type Groups = SectionOf<'goods-index'>['groups'];

/** One group of the index, with the mark that its goods share. */
export type GoodsGroup = {
  title: string;
  text: RichText;
  answer: GoodsVerdict['answer'];
  goods: GoodsRow[];
};

const marks: Record<keyof Groups, GoodsVerdict['answer']> = {
  air: 'yes',
  papers: 'papers',
  sea: 'sea-only',
  never: 'no',
};

/** The group of goods. The verdict by sea counts only for goods that may not fly. */
export function groupOf({ verdict: { air, sea } }: Pick<Goods, 'verdict'>): keyof Groups {
  if (air.answer === 'yes') return 'air';
  if (air.answer === 'papers') return 'papers';
  return sea.answer === 'no' ? 'never' : 'sea';
}

/** All goods in the groups of the index, sorted by name, each with its name in another language. */
export function goodsByVerdict(
  { groups }: Pick<SectionOf<'goods-index'>, 'groups'>,
  site: Pick<Site, 'pagesIn' | 'ownPages'>,
): GoodsGroup[] {
  const goods = site.pagesIn('goods').toSorted((a, b) => a.page.name.localeCompare(b.page.name));
  return (Object.keys(marks) as (keyof Groups)[]).map((group) => ({
    ...groups[group],
    answer: marks[group],
    goods: goods
      .filter(({ page }) => groupOf(page) === group)
      .map((entry) => {
        const { text, language } = otherName(entry, site);
        const link = { label: entry.page.name, page: entry.id };
        return { link, detail: text, detailLanguage: language };
      }),
  }));
}
