/** Sections of the goods pages and of their index. */
import { currentSite } from '@/components/current-site/current-site';
import type { SectionOf } from '@/content/schema/section';
import { goodsByVerdict } from '@/lib/goods/goods-list';
import { thingsToScale, toScaleWords } from '@/lib/goods/things-to-scale';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { GoodsIndex } from './goods-index/goods-index';
import { GoodsQuestion } from './goods-question/goods-question';
import { GoodsTotalsSection } from './goods-totals/goods-totals';
import { GoodsHeroSection } from './renderers-looked-up';
import { ToScale } from './to-scale/to-scale';

/** This module's part of the map from section kind to component. */
export const goodsSections = {
  'goods-hero': (section: AnySectionOf<'goods-hero'>) => <GoodsHeroSection section={section} />,
  'goods-index': (section: SectionOf<'goods-index'>) => (
    <GoodsIndex section={section} groups={goodsByVerdict(currentSite(), section)} />
  ),
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
