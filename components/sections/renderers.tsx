import type { ComponentType } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import { thingsToScale, toScaleWords } from '@/lib/goods/things-to-scale';
import type { AnySectionKind, AnySectionOf } from '@/lib/pages/derived-section';
import { boardAxis, departures } from '@/lib/routes/departures';
import { AddressForm } from './address-form/address-form';
import { Byline } from './byline/byline';
import { CallToAction } from './call-to-action/call-to-action';
import { Cards } from './cards/cards';
import { Case } from './case/case';
import { ContactFormSection } from './contact-form/contact-form';
import { DeparturesBoard } from './departures-board/departures-board';
import { DocumentSection } from './document/document';
import { Downloads } from './downloads/downloads';
import { Faq } from './faq/faq';
import { FormSection } from './form/form';
import { GetInTouch } from './get-in-touch/get-in-touch';
import { GoodsHeroSection } from './goods-hero/goods-hero';
import { GoodsIndex } from './goods-index/goods-index';
import { RelatedGoods } from './goods-index/related-goods';
import { GoodsTotalsSection } from './goods-totals/goods-totals';
import { HomeHero } from './home-hero/home-hero';
import { LandedCost } from './landed-cost/landed-cost';
import { LandscapeSection } from './landscape/landscape';
import { LinkTabs } from './link-tabs/link-tabs';
import { Listing } from './listing/listing';
import { NotFoundSection } from './not-found/not-found';
import { Offices } from './offices/offices';
import { PageHero } from './page-hero/page-hero';
import { Particulars } from './particulars/particulars';
import { Plans } from './plans/plans';
import { PostIndex } from './post-index/post-index';
import { Prose } from './prose/prose';
import { RouteHero } from './route-hero/route-hero';
import { RoutePricing } from './route-pricing/route-pricing';
import { Services } from './services/services';
import { ShippingOptions } from './shipping-options/shipping-options';
import { Stages } from './stages/stages';
import { Track } from './stages/track';
import { Statistics } from './statistics/statistics';
import { Steps } from './steps/steps';
import { TableSection } from './table/table';
import { Testimonials } from './testimonials/testimonials';
import { ToScale } from './to-scale/to-scale';
import { Topics } from './topics/topics';
import { VolumetricWeight } from './volumetric-weight/volumetric-weight';

/** The closed map from kind to component: a missing kind does not compile. */
export const renderers = {
  'address-form': AddressForm,
  byline: Byline,
  'call-to-action': CallToAction,
  cards: Cards,
  case: Case,
  'contact-form': ContactFormSection,
  'departures-board': (section) => {
    const site = currentSite();
    const rows = departures(site, section.origins, section.order);
    return <DeparturesBoard section={section} departures={rows} axis={boardAxis(site)} />;
  },
  document: DocumentSection,
  downloads: Downloads,
  faq: Faq,
  form: FormSection,
  'get-in-touch': GetInTouch,
  'goods-hero': GoodsHeroSection,
  'goods-index': GoodsIndex,
  'related-goods': RelatedGoods,
  'goods-totals': GoodsTotalsSection,
  'home-hero': HomeHero,
  'landed-cost': LandedCost,
  landscape: LandscapeSection,
  'link-tabs': LinkTabs,
  listing: Listing,
  'not-found': NotFoundSection,
  offices: Offices,
  'page-hero': PageHero,
  particulars: Particulars,
  plans: Plans,
  'post-index': PostIndex,
  prose: Prose,
  'route-hero': RouteHero,
  'route-pricing': RoutePricing,
  services: Services,
  'shipment-stages': Stages,
  'shipping-options': ShippingOptions,
  statistics: Statistics,
  steps: Steps,
  table: TableSection,
  testimonials: Testimonials,
  'to-scale': (section) => {
    const site = currentSite();
    return <ToScale section={section} things={thingsToScale(site)} words={toScaleWords(site)} />;
  },
  topics: Topics,
  track: Track,
  'volumetric-weight': VolumetricWeight,
} satisfies { [Kind in AnySectionKind]: ComponentType<AnySectionOf<Kind>> };
