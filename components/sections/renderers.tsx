import type { ReactNode } from 'react';
import type { AnySectionKind, AnySectionOf } from '@/lib/pages/derived-section';
import { AddressForm } from './address-form/address-form';
import { Byline } from './byline/byline';
import { CallToAction } from './call-to-action/call-to-action';
import { Cards } from './cards/cards';
import { ContactFormSection } from './contact-form/contact-form';
import { DocumentSection } from './document/document';
import { Faq } from './faq/faq';
import { FormSection } from './form/form';
import { GetInTouch } from './get-in-touch/get-in-touch';
import { LinkTabs } from './link-tabs/link-tabs';
import { Listing } from './listing/listing';
import { NotFoundSection } from './not-found/not-found';
import { PageHero } from './page-hero/page-hero';
import { Particulars } from './particulars/particulars';
import { PostIndex } from './post-index/post-index';
import { Prose } from './prose/prose';
import { drawnSections } from './renderers-figures';
import { goodsSections } from './renderers-goods';
import {
  DeparturesBoardSection,
  HomeHeroSection,
  OfficesSection,
  RouteHeroSection,
} from './renderers-looked-up';
import { Services } from './services/services';
import { ShippingOptions } from './shipping-options/shipping-options';
import { ShippingTools } from './shipping-tools/shipping-tools';
import { Statistics } from './statistics/statistics';
import { Steps } from './steps/steps';
import { TableSection } from './table/table';
import { Testimonials } from './testimonials/testimonials';

export type Renderers = {
  [Kind in AnySectionKind]: (section: AnySectionOf<Kind>, pageUrl: string) => ReactNode;
};

/** The closed map from kind to component: a missing kind does not compile. */
export const renderers = {
  ...drawnSections,
  ...goodsSections,
  'address-form': (section) => <AddressForm section={section} />,
  byline: (section) => <Byline {...section} />,
  'call-to-action': (section) => <CallToAction {...section} />,
  cards: (section) => <Cards {...section} />,
  'contact-form': (section, pageUrl) => <ContactFormSection section={section} pageUrl={pageUrl} />,
  'departures-board': (section) => <DeparturesBoardSection section={section} />,
  document: (section) => <DocumentSection {...section} />,
  faq: (section) => <Faq {...section} />,
  form: (section, pageUrl) => <FormSection section={section} pageUrl={pageUrl} />,
  'get-in-touch': (section, pageUrl) => <GetInTouch section={section} pageUrl={pageUrl} />,
  'home-hero': (section) => <HomeHeroSection section={section} />,
  'link-tabs': (section) => <LinkTabs {...section} />,
  listing: (section) => <Listing {...section} />,
  'not-found': (section) => <NotFoundSection section={section} />,
  offices: (section) => <OfficesSection section={section} />,
  'page-hero': (section, pageUrl) => <PageHero section={section} pageUrl={pageUrl} />,
  particulars: (section) => <Particulars {...section} />,
  'post-index': (section) => <PostIndex {...section} />,
  prose: (section) => <Prose {...section} />,
  'route-hero': (section) => <RouteHeroSection section={section} />,
  services: (section) => <Services {...section} />,
  'shipping-options': (section) => <ShippingOptions {...section} />,
  'shipping-tools': (section, pageUrl) => <ShippingTools section={section} pageUrl={pageUrl} />,
  statistics: (section) => <Statistics {...section} />,
  steps: (section) => <Steps {...section} />,
  table: (section) => <TableSection {...section} />,
  testimonials: (section) => <Testimonials {...section} />,
} satisfies Renderers;
