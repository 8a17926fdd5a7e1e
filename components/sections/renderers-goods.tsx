/** Sections of the goods pages and of their index. */
import { currentSite } from '@/components/current-site/current-site';
import type { SectionOf } from '@/content/schema/section';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { goodsByVerdict } from '@/lib/pages/goods-index';
import { thingsToScale, toScaleWords } from '@/lib/pages/things-to-scale';
import { GoodsBreakdown } from './goods-breakdown/goods-breakdown';
import { GoodsHero } from './goods-hero/goods-hero';
import { GoodsIndex } from './goods-index/goods-index';
import { GoodsList } from './goods-list/goods-list';
import { GoodsQuestion } from './goods-question/goods-question';
import { GoodsTotalsSection } from './goods-totals/goods-totals';
import { ToScale } from './to-scale/to-scale';

/** This module's part of the map from section kind to component. */
export const goodsSections = {
  'goods-breakdown': (section: AnySectionOf<'goods-breakdown'>) => <GoodsBreakdown {...section} />,
  'goods-hero': (section: AnySectionOf<'goods-hero'>) => <GoodsHero {...section} />,
  'goods-index': (section: SectionOf<'goods-index'>) => (
    <GoodsIndex section={section} groups={goodsByVerdict(section, currentSite())} />
  ),
  'goods-list': (section: AnySectionOf<'goods-list'>) => <GoodsList {...section} />,
  'goods-question': (section: SectionOf<'goods-question'>) => {
    const site = currentSite();
    const { strip } = toScaleWords(site);
    return <GoodsQuestion section={section} things={thingsToScale(site)} caption={strip} />;
  },
  'goods-totals': (section: AnySectionOf<'goods-totals'>) => <GoodsTotalsSection {...section} />,
  'to-scale': (section: SectionOf<'to-scale'>) => {
    const site = currentSite();
    return <ToScale section={section} things={thingsToScale(site)} words={toScaleWords(site)} />;
  },
};
