'use client';

import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { type FormEvent, useRef } from 'react';
import {
  ENQUIRY_FIELDS,
  type Enquiry,
  enquiryFragment,
  enquiryFrom,
} from '@/lib/landed-cost/enquiry';
import { enquiryErrors } from '@/lib/landed-cost/enquiry-errors';
import { readFields } from '../calculator/form-values';
import { useCalculation } from '../calculator/use-calculation';
import { useSharedEstimate } from '../calculator/use-shared-estimate';
import { EnquiryForm } from './enquiry-form';
import styles from './landed-cost.module.scss';
import type { LandedCostProps } from './landed-cost-props';
import { TotalPanel } from './total-panel';

/** Adds up price, freight, duty and taxes in the browser. Nothing is sent. */
export function LandedCost(props: LandedCostProps) {
  const { terms, words, parcel } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { calculate, calculated, ...state } = useCalculation(
    (enquiry: Enquiry) => enquiryErrors(enquiry, terms, words.messages, parcel.messages),
    enquiryFragment,
  );
  useSharedEstimate(form, hydrated, enquiryFrom);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { town, ...fields } = readFields(event.currentTarget, ENQUIRY_FIELDS);
    calculate({ ...fields, town: town.trim() });
  }

  return (
    <div className={styles.tool} data-hydrated={hydrated}>
      <EnquiryForm ref={form} {...props} {...state} onSubmit={submit} />
      {calculated ? (
        <TotalPanel {...props} enquiry={calculated} />
      ) : (
        <div className={styles.method}>
          <h3>{words.method.heading}</h3>
          <ol>
            {words.method.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
