import type { ReactNode } from 'react';
import type { AnySectionKind, AnySectionOf } from '@/lib/pages/derived-section';
import { AddressForm } from './address-form/address-form';
import { Awards } from './awards/awards';
import { CalculatorSection } from './calculator/calculator';
import { CallToAction } from './call-to-action/call-to-action';
import { Callout } from './callout/callout';
import { CompanyFactsSection } from './company-facts';
import { ContactCards } from './contact-cards/contact-cards';
import { ContactFormSection } from './contact-form/contact-form';
import { DocumentSection } from './document/document';
import { Faq } from './faq/faq';
import { GetInTouch } from './get-in-touch/get-in-touch';
import { HelpSearchSection } from './help-search/help-search';
import { IssueFormSection } from './issue-form/issue-form';
import { LinkCards } from './link-cards/link-cards';
import { LinkTabs } from './link-tabs/link-tabs';
import { NewsletterFormSection } from './newsletter-form/newsletter-form';
import { NotFoundSection } from './not-found/not-found';
import { Openings } from './openings/openings';
import { PageDate } from './page-date/page-date';
import { PageHero } from './page-hero/page-hero';
import { Particulars } from './particulars/particulars';
import { Points } from './points/points';
import { PostByline } from './post-byline/post-byline';
import { PostIndex } from './post-index/post-index';
import { PressItems } from './press-items/press-items';
import { Prose } from './prose/prose';
import { QuoteFormSection } from './quote-form/quote-form';
import { drawnSections } from './renderers-figures';
import { goodsSections } from './renderers-goods';
import { landedCostSections } from './renderers-landed-cost';
import {
  DeparturesBoardSection,
  HomeHeroSection,
  OfficesSection,
  PlacesSection,
  PostIndexSection,
  RouteHeroSection,
  ServiceIndexSection,
} from './renderers-looked-up';
import { ServiceCards } from './service-cards/service-cards';
import { ShipmentUpdates } from './shipment-updates/shipment-updates';
import { ShippingOptions } from './shipping-options/shipping-options';
import { ShippingTools } from './shipping-tools/shipping-tools';
import { Statistics } from './statistics/statistics';
import { Steps } from './steps/steps';
import { TableSection } from './table/table';
import { TestimonialCarousel } from './testimonial-carousel/testimonial-carousel';
import { Testimonials } from './testimonials/testimonials';
import { TrackingFormSection } from './tracking-form/tracking-form';

export type Renderers = {
  [Kind in AnySectionKind]: (section: AnySectionOf<Kind>, pageUrl: string) => ReactNode;
};

/** The closed map from kind to component: a missing kind does not compile. */
export const renderers = {
  ...drawnSections,
  ...landedCostSections,
  ...goodsSections,
  'address-form': (section) => <AddressForm section={section} />,
  awards: (section) => <Awards {...section} />,
  calculator: (section) => <CalculatorSection section={section} />,
  'call-to-action': (section) => <CallToAction {...section} />,
  callout: (section) => <Callout {...section} />,
  'company-facts': (section) => <CompanyFactsSection section={section} />,
  'contact-cards': (section) => <ContactCards {...section} />,
  'contact-form': (section, pageUrl) => <ContactFormSection section={section} pageUrl={pageUrl} />,
  'departures-board': (section) => <DeparturesBoardSection section={section} />,
  document: (section) => <DocumentSection {...section} />,
  faq: (section) => <Faq {...section} />,
  'get-in-touch': (section, pageUrl) => <GetInTouch section={section} pageUrl={pageUrl} />,
  'help-search': (section) => <HelpSearchSection section={section} />,
  'home-hero': (section) => <HomeHeroSection section={section} />,
  'issue-form': (section, pageUrl) => <IssueFormSection section={section} pageUrl={pageUrl} />,
  'link-cards': (section) => <LinkCards {...section} />,
  'link-tabs': (section) => <LinkTabs {...section} />,
  'newsletter-form': (section, pageUrl) => (
    <NewsletterFormSection section={section} pageUrl={pageUrl} />
  ),
  'not-found': (section) => <NotFoundSection section={section} />,
  offices: (section) => <OfficesSection section={section} />,
  openings: (section) => <Openings {...section} />,
  'page-date': (section) => <PageDate {...section} />,
  'page-hero': (section) => <PageHero {...section} />,
  particulars: (section) => <Particulars {...section} />,
  places: (section) => <PlacesSection section={section} />,
  points: (section) => <Points {...section} />,
  'post-byline': (section) => <PostByline {...section} />,
  'post-index': (section) => <PostIndexSection section={section} />,
  'post-list': (section) => <PostIndex {...section} />,
  'press-items': (section) => <PressItems {...section} />,
  prose: (section) => <Prose {...section} />,
  'quote-form': (section, pageUrl) => <QuoteFormSection section={section} pageUrl={pageUrl} />,
  'route-hero': (section) => <RouteHeroSection section={section} />,
  'service-cards': (section) => <ServiceCards {...section} />,
  'service-index': (section) => <ServiceIndexSection section={section} />,
  'shipment-updates': (section) => <ShipmentUpdates {...section} />,
  'shipping-options': (section) => <ShippingOptions {...section} />,
  'shipping-tools': (section, pageUrl) => <ShippingTools section={section} pageUrl={pageUrl} />,
  statistics: (section) => <Statistics {...section} />,
  steps: (section) => <Steps {...section} />,
  table: (section) => <TableSection {...section} />,
  'testimonial-carousel': (section) => <TestimonialCarousel {...section} />,
  testimonials: (section) => <Testimonials {...section} />,
  'tracking-form': (section, pageUrl) => (
    <TrackingFormSection section={section} pageUrl={pageUrl} />
  ),
} satisfies Renderers;
