import { defineIslands } from '@nectarine/finish-export/define-islands';
import { Calculator } from './calculator/calculator';
import { Carousel } from './carousel/carousel';
import { ContactForm } from './contact-form/contact-form';
import { HelpSearch } from './help-search/help-search';
import { HeroPrice } from './hero-price/hero-price';
import { IssueForm } from './issue-form/issue-form';
import { LandedCost } from './landed-cost/landed-cost';
import { MessageForm } from './message-form/message-form';
import { NewsletterForm } from './newsletter-form/newsletter-form';
import { QuoteForm } from './quote-form/quote-form';
import { Tabs } from './tabs/tabs';
import { Toasts } from './toasts/toasts';
import { TrackingForm } from './tracking-form/tracking-form';

/** Every island, by file name. */
export const Island = defineIslands(
  {
    calculator: Calculator,
    carousel: Carousel,
    'contact-form': ContactForm,
    'help-search': HelpSearch,
    'hero-price': HeroPrice,
    'issue-form': IssueForm,
    'landed-cost': LandedCost,
    'message-form': MessageForm,
    'newsletter-form': NewsletterForm,
    'quote-form': QuoteForm,
    tabs: Tabs,
    toasts: Toasts,
    'tracking-form': TrackingForm,
  },
  ['toasts'],
);
