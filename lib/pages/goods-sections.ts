import type { Block } from '@/content/schema/block';
import type { Goods } from '@/content/schema/goods';
import type { Entry } from '@/lib/collections/entry';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import type { AnySection } from './derived-section';
import { type Leading, leadingOf } from './goods-leading';
import { goodsQuestions } from './goods-questions';
import { goodsTotals } from './goods-totals';
import { goodsVerdicts, verdictLine } from './goods-verdicts';
import { otherName } from './other-name';

type GoodsEntry = Entry<Goods>;

function hero(entry: GoodsEntry, leading: Leading | undefined, site: Site): AnySection {
  const { page } = entry;
  const { ask, heading, prohibited } = site.goodsPage;
  return {
    kind: 'goods-hero',
    heading: fill(heading, { goods: page.name }),
    otherName: otherName(entry, site),
    lead: page.lead,
    verdicts: goodsVerdicts(page, site),
    total: leading?.total,
    actions: leading ? [leading.quote, leading.own] : [ask, prohibited],
  };
}

/** Whether the classification of these goods, or one of their rates or reliefs, is unconfirmed. */
function isUnconfirmed({ tariff }: Goods, { schedules, reliefs }: Site['customs']): boolean {
  const { duty, excise = [], industrial, reliefs: relieved = [], toConfirm } = tariff;
  const ids = [duty, ...excise, industrial, ...relieved];
  const entries = [...Object.values(schedules).flat(), ...reliefs];
  return toConfirm ?? entries.some((entry) => entry.toConfirm && ids.includes(entry.id));
}

function breakdown({ page }: GoodsEntry, { pieces }: Leading, site: Site): AnySection {
  const { heading, notIncluded, tariff, toConfirm } = site.goodsPage.breakdown;
  const excluded = [...site.customs.notIncluded, ...(page.notIncluded ? [page.notIncluded] : [])];
  const warning = isUnconfirmed(page, site.customs) ? ` ${toConfirm}` : '';
  return {
    kind: 'goods-breakdown',
    heading,
    background: 'linen',
    intro: `${page.tariff.note} ${fill(tariff, { heading: page.tariff.heading })}${warning}`,
    cost: pieces,
    notIncluded: { heading: notIncluded, list: excluded },
  };
}

/** One sentence becomes a paragraph, several a list. */
const listed = (texts: readonly string[]): Block[] =>
  texts.length > 1 ? [{ list: [...texts] }] : texts.map((paragraph) => ({ paragraph }));

function papersOf({ papers }: Goods, { goodsPage }: Site): Block[] {
  if (papers.length === 0) return [{ paragraph: goodsPage.before.noPapers }];
  return papers.map(({ authority, name, text }) => ({
    paragraph: [{ strong: `${authority}: ${name}.` }, ` ${text}`],
  }));
}

function beforeSending({ page }: GoodsEntry, site: Site): AnySection {
  const { heading, papers, packing, goesWrong, instead } = site.goodsPage.before;
  const own =
    page.items.length > 0
      ? [
          { heading: papers, blocks: papersOf(page, site) },
          { heading: packing, blocks: listed(page.packing) },
        ]
      : [{ heading: instead, blocks: listed(page.instead ?? []) }];
  return {
    kind: 'particulars',
    heading,
    items: [...own, { heading: goesWrong, blocks: listed(page.goesWrong) }],
  };
}

/** Goods of the same group; the index leads to all others. */
function related({ id, page }: GoodsEntry, site: Site): AnySection[] {
  const { heading, all } = site.goodsPage.related;
  const goods = site
    .pagesIn('goods')
    .filter((other) => other.id !== id && other.page.group === page.group)
    .map((other) => ({
      link: { label: other.page.name, page: other.id },
      detail: verdictLine(other.page, site),
    }));
  return goods.length > 0 ? [{ kind: 'goods-list', heading, goods, all }] : [];
}

function ending(leading: Leading | undefined, site: Site): AnySection {
  const { ask, close, prohibited } = site.goodsPage;
  const { heading, text } = leading ? close : close.refused;
  return {
    kind: 'call-to-action',
    heading,
    text,
    actions: leading ? [leading.quote, ask, prohibited] : [ask, prohibited],
  };
}

/** A goods page, top to bottom: the verdict and the total come first. */
export function goodsSections(entry: GoodsEntry, site: Site): AnySection[] {
  const leading = leadingOf(entry, site);
  const totals = goodsTotals(entry.page, site);
  const questions = fill(site.goodsPage.questions, { goods: entry.page.nameInSentence });
  return [
    hero(entry, leading, site),
    ...(totals ? [totals] : []),
    ...(leading ? [breakdown(entry, leading, site)] : []),
    beforeSending(entry, site),
    goodsQuestions(entry.page, questions),
    ...related(entry, site),
    ending(leading, site),
  ];
}
