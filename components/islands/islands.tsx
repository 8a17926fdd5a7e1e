import { defineIslands } from '@nectarine/finish-export/define-islands';
import { Calculator } from './calculator/calculator';
import { IssueForm } from './issue-form/issue-form';
import { LandedCost } from './landed-cost/landed-cost';
import { MessageForm } from './message-form/message-form';
import { NewsletterForm } from './newsletter-form/newsletter-form';
import { Price } from './price/price';
import { QuoteForm } from './quote-form/quote-form';
import { Tabs } from './tabs/tabs';
import { Toasts } from './toasts/toasts';
import { TrackingForm } from './tracking-form/tracking-form';
import { VehicleTax } from './vehicle-tax/vehicle-tax';

/** Every island, by file name. */
export const Island = defineIslands(
  {
    calculator: Calculator,
    'issue-form': IssueForm,
    'landed-cost': LandedCost,
    'message-form': MessageForm,
    'newsletter-form': NewsletterForm,
    price: Price,
    'quote-form': QuoteForm,
    tabs: Tabs,
    toasts: Toasts,
    'tracking-form': TrackingForm,
    'vehicle-tax': VehicleTax,
  },
  ['toasts'],
);
