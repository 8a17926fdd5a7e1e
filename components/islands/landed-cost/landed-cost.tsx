'use client';

import { ENQUIRY_FIELDS } from '@/lib/landed-cost/enquiry';
import { enquiryErrors } from '@/lib/landed-cost/enquiry-errors';
import { Tool } from '../tool/tool';
import { EnquiryFields } from './enquiry-fields';
import type { LandedCostProps } from './landed-cost-props';
import { TotalResult } from './total-result';

/** Adds up price, freight, duty and taxes in the browser. */
export function LandedCost(props: LandedCostProps) {
  const { terms, words, parcel, form } = props;
  return (
    <Tool
      id="total"
      fields={ENQUIRY_FIELDS}
      check={(enquiry) => enquiryErrors(enquiry, terms, words.messages, parcel.messages)}
      submit={words.submit}
      errorSummary={form.errorSummary}
      rules={words.method}
      result={(enquiry) => <TotalResult {...props} enquiry={enquiry} />}
    >
      {(describe) => <EnquiryFields {...props} describe={describe} />}
    </Tool>
  );
}
