import type { ReactNode } from 'react';
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
import { Services } from './services/services';
import { ShippingOptions } from './shipping-options/shipping-options';
import { ShippingTools } from './shipping-tools/shipping-tools';
import { Stages } from './stages/stages';
import { Track } from './stages/track';
import { Statistics } from './statistics/statistics';
import { Steps } from './steps/steps';
import { TableSection } from './table/table';
import { Testimonials } from './testimonials/testimonials';
import { ToScale } from './to-scale/to-scale';
import { Topics } from './topics/topics';
import { VolumetricWeight } from './volumetric-weight/volumetric-weight';

export type Renderers = {
  [Kind in AnySectionKind]: (section: AnySectionOf<Kind>, pageUrl: string) => ReactNode;
};

/** The closed map from kind to component: a missing kind does not compile. */
export const renderers = {
  'address-form': (section) => <AddressForm section={section} />,
  byline: (section) => <Byline {...section} />,
  'call-to-action': (section) => <CallToAction {...section} />,
  cards: (section) => <Cards {...section} />,
  case: (section) => <Case {...section} />,
  'contact-form': (section, pageUrl) => <ContactFormSection section={section} pageUrl={pageUrl} />,
  'departures-board': (section) => {
    const site = currentSite();
    const rows = departures(site, section.origins, section.order);
    return <DeparturesBoard section={section} departures={rows} axis={boardAxis(site)} />;
  },
  document: (section) => <DocumentSection {...section} />,
  downloads: (section) => <Downloads {...section} />,
  faq: (section) => <Faq {...section} />,
  form: (section, pageUrl) => <FormSection section={section} pageUrl={pageUrl} />,
  'get-in-touch': (section, pageUrl) => <GetInTouch section={section} pageUrl={pageUrl} />,
  'goods-hero': (section) => <GoodsHeroSection {...section} />,
  'goods-index': (section) => <GoodsIndex {...section} />,
  'related-goods': (section) => <RelatedGoods {...section} />,
  'goods-totals': (section) => <GoodsTotalsSection {...section} />,
  'home-hero': (section) => <HomeHero {...section} />,
  'landed-cost': (section) => <LandedCost {...section} />,
  'link-tabs': (section) => <LinkTabs {...section} />,
  listing: (section) => <Listing {...section} />,
  'not-found': (section) => <NotFoundSection section={section} />,
  offices: (section) => <Offices {...section} />,
  'page-hero': (section, pageUrl) => <PageHero section={section} pageUrl={pageUrl} />,
  particulars: (section) => <Particulars {...section} />,
  plans: (section) => <Plans {...section} />,
  'post-index': (section) => <PostIndex {...section} />,
  prose: (section) => <Prose {...section} />,
  'route-hero': (section) => <RouteHero {...section} />,
  services: (section) => <Services {...section} />,
  'shipment-stages': (section) => <Stages {...section} />,
  'shipping-options': (section) => <ShippingOptions {...section} />,
  'shipping-tools': (section, pageUrl) => <ShippingTools section={section} pageUrl={pageUrl} />,
  statistics: (section) => <Statistics {...section} />,
  steps: (section) => <Steps {...section} />,
  table: (section) => <TableSection {...section} />,
  testimonials: (section) => <Testimonials {...section} />,
  'to-scale': (section) => {
    const site = currentSite();
    return <ToScale section={section} things={thingsToScale(site)} words={toScaleWords(site)} />;
  },
  topics: (section) => <Topics {...section} />,
  track: (section) => <Track {...section} />,
  'volumetric-weight': (section) => <VolumetricWeight {...section} />,
} satisfies Renderers;
