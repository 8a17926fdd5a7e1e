'use client';

import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { someFrom } from '@/lib/addresses/url-fragment';
import { ENQUIRY_FIELDS, enquiryOf } from '@/lib/landed-cost/enquiry';
import { enquiryErrors } from '@/lib/landed-cost/enquiry-errors';
import { completed } from '@/lib/landed-cost/typical';
import { Tool } from '../tool/tool';
import { EnquiryFields } from './enquiry-fields';
import type { LandedCostProps } from './landed-cost-props';
import { totalOf } from './total-of';
import { TotalResult } from './total-result';

/** The number of things in the address, whose fields must be there before they are filled in. */
const countInAddress = () => {
  const { things } = enquiryOf(someFrom(window.location.hash, ENQUIRY_FIELDS));
  return (things.at(-1)?.place ?? 0) + 1;
};

export function LandedCost(props: LandedCostProps) {
  const { terms, words, parcel, form } = props;
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const follow = () => flushSync(() => setCount((before) => Math.max(before, countInAddress())));
    setCount(countInAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <Tool
      id="total"
      fields={ENQUIRY_FIELDS}
      check={(fields) => enquiryErrors(enquiryOf(fields), terms, words.messages, parcel.messages)}
      complete={(shared) => completed(shared, terms.goods)}
      submit={words.submit}
      form={form}
      rules={words.method}
      tall
      example={exampleOf(props)}
      result={(fields) => <TotalResult {...props} fields={fields} />}
    >
      {(describe) => (
        <EnquiryFields {...props} describe={describe} count={count} onCount={setCount} />
      )}
    </Tool>
  );
}

/** The total of one typical thing. */
function exampleOf(props: LandedCostProps) {
  const { goods, origin, heading } = props.words.example;
  const fields = completed({ goods, pieces: '1', origin, by: 'air' }, props.terms.goods);
  const card = totalOf({ ...props, enquiry: enquiryOf(fields) })?.content;
  return card && { heading, card };
}
