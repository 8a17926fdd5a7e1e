import type { Block } from '@/content/schema/block';
import { type Goods, isRefused } from '@/content/schema/goods';
import { otherName } from '@/lib/languages/other-name';
import type { AnySection, GoodsVerdict } from '@/lib/pages/derived-section';
import type { EntryIn } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { goodsVerdicts, priceText, saleVerdict } from './goods-list';

type GoodsEntry = EntryIn<'goods'>;

/** By air first, unless only the sea is possible. */
const waysFirst = ([air, sea]: ReturnType<typeof goodsVerdicts>) =>
  air.answer === 'no' && sea.answer !== 'no' ? [sea, air] : [air, sea];

/** The verdicts at a glance: the same by air and by sea is one answer. */
function answersOf({ goodsPage }: Site, verdicts: GoodsVerdict[]): GoodsVerdict[] {
  const [first, second, ...others] = verdicts;
  const isSame = first && first.answer === second?.answer;
  return isSame ? [{ ...first, label: goodsPage.verdict.both }, ...others] : verdicts;
}

export function goodsHero(site: Site, entry: GoodsEntry) {
  const { page } = entry;
  const sale = saleVerdict(site, page);
  const verdicts = [...waysFirst(goodsVerdicts(site, page)), ...(sale ? [sale] : [])];
  const { ask, prohibited, ...words } = site.goodsPage;
  const heading = isRefused(page) ? words.refused : words.heading;
  return {
    heading: fill(heading, {
      goods: heading.startsWith('{goods}') ? page.name : page.nameInSentence,
    }),
    otherName: otherName(site, entry),
    lead: page.lead,
    answers: answersOf(site, verdicts),
    verdicts,
    why: words.verdict.why,
    actions: page.items.length > 0 ? [] : [ask, prohibited],
  };
}

/** One sentence becomes a paragraph, several a list. */
const listed = (texts: readonly string[]): Block[] =>
  texts.length > 1 ? [{ list: [...texts] }] : texts.map((paragraph) => ({ paragraph }));

function papersOf({ goodsPage }: Site, { papers }: Goods): Block[] {
  if (papers.length === 0) return [{ paragraph: goodsPage.before.noPapers }];
  return papers.map(({ authority, name, text, fee }) => {
    const paragraph = `**${authority}: ${name}.** ${text}`;
    const isCertificate = fee && fee !== 'ask';
    return {
      paragraph: isCertificate
        ? fill(goodsPage.before.certificate, { text: paragraph })
        : paragraph,
    };
  });
}

function goodToKnow(site: Site, { page }: GoodsEntry): AnySection {
  const { heading, papers, packing, goesWrong, instead } = site.goodsPage.before;
  const wrongs = page.goesWrong.map((text, i) => `**${text}** ${page.remedies[i]}`);
  const wrong = { heading: goesWrong, blocks: listed(wrongs) };
  const open =
    page.items.length > 0
      ? [
          { heading: papers, blocks: papersOf(site, page) },
          { heading: packing, blocks: listed(page.packing) },
          wrong,
        ]
      : [{ heading: instead, blocks: listed(page.instead ?? []) }, wrong];
  const questions = page.questions.map(({ question, answer }, i) => ({
    id: `question-${i + 1}`,
    heading: question,
    blocks: [{ paragraph: answer }],
  }));
  return {
    kind: 'particulars',
    heading,
    background: 'linen',
    panel: { ground: 'sun', object: page.wrongObject ?? page.object, isLast: true },
    open,
    items: questions,
  };
}

/** How many related goods are linked: with the link to all goods, full rows of two, of three and of six. */
const RELATED = 5;

/**
 * The next goods with the same answer, carried or never carried, those of the same group first, with the
 * prices of the index, which leads to all others.
 */
function related(site: Site, { id, page }: GoodsEntry): AnySection[] {
  const { heading, refused, all } = site.goodsPage.related;
  const words = site.pages
    .filter(({ language }) => language === site.language)
    .flatMap(({ page }) => ('sections' in page ? page.sections : []))
    .find((section) => section.kind === 'goods-index');
  const isSameAnswer = (one: GoodsEntry) => isRefused(one.page) === isRefused(page);
  const alike = site
    .pagesIn('goods')
    .filter((one) => one.language === site.language && (one.id === id || isSameAnswer(one)));
  const place = alike.findIndex((one) => one.id === id);
  const others = [...alike.slice(place + 1), ...alike.slice(0, place)];
  const isOfGroup = (one: GoodsEntry) => one.page.group === page.group;
  const goods = [...others.filter(isOfGroup), ...others.filter((one) => !isOfGroup(one))]
    .slice(0, RELATED)
    .map((other) => ({
      id: other.id,
      name: other.page.name,
      object: other.page.object,
      price: words && priceText(site, other, words),
    }));
  return goods.length > 0
    ? [{ kind: 'related-goods', heading: isRefused(page) ? refused : heading, goods, all }]
    : [];
}

/** A goods page, top to bottom: the verdict and the total come first. */
export function goodsSections(site: Site, entry: GoodsEntry): AnySection[] {
  const isCarried = entry.page.items.length > 0;
  return [
    { kind: 'goods-hero', goods: entry },
    ...(isCarried ? [{ kind: 'goods-totals', goods: entry } as const] : []),
    goodToKnow(site, entry),
    ...related(site, entry),
    ...(isCarried ? [{ kind: 'call-to-action', ...site.goodsPage.close } as const] : []),
  ];
}
