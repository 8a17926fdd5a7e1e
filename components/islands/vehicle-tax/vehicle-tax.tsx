'use client';

import { useEffect, useState } from 'react';
import { FieldRow } from '@/components/forms/fields/field-row';
import { Options } from '@/components/forms/fields/select-field';
import { Select, TextField } from '@/components/forms/fields/text-field';
import {
  arrivalYears,
  VEHICLE_FIELDS,
  vehicleErrors,
  vehicleOf,
  withArrival,
} from '@/lib/landed-cost/vehicle-enquiry';
import { currenciesOf } from '@/lib/money/shillings';
import { number } from '../tool/fields';
import { Tool } from '../tool/tool';
import { exampleOf } from './vehicle-card';
import { VehicleResult } from './vehicle-result';
import type { VehicleTaxProps } from './vehicle-tax-props';

export function VehicleTax(props: VehicleTaxProps) {
  const { terms, words, form } = props;
  const { fields } = words;
  // The HTML has the year of its build, which hydration has to repeat.
  const [thisYear, setThisYear] = useState(props.builtIn);
  useEffect(() => setThisYear(new Date().getFullYear()), []);
  const choices = { ...terms, thisYear };
  const arrivals = arrivalYears(thisYear).map(String);
  const kinds = Object.entries(terms.kinds).map(([value, name]) => ({ value, name }));
  const engines = terms.engines.map(({ cc, name }) => ({ value: String(cc), name }));
  const currencies = currenciesOf(terms.perUnit);
  return (
    <Tool
      id="vehicle"
      fields={VEHICLE_FIELDS}
      complete={(shared) => withArrival(shared, thisYear)}
      check={(enquiry) => vehicleErrors(enquiry, choices, words.messages)}
      submit={words.submit}
      form={form}
      rules={words.method}
      example={exampleOf(props)}
      result={(enquiry) => (
        <VehicleResult
          {...props}
          enquiry={enquiry}
          vehicle={vehicleOf(enquiry, choices)}
          thisYear={thisYear}
        />
      )}
    >
      {(describe) => (
        <>
          <Select {...fields.kind} {...describe('kind')} name="kind" required>
            <Options of={kinds} choose={form.choose} />
          </Select>
          <TextField
            {...fields.year}
            {...describe('year')}
            name="year"
            inputMode="numeric"
            enterKeyHint="next"
            maxLength={4}
            required
          />
          <Select {...fields.arrival} {...describe('arrival')} name="arrival">
            <Options of={arrivals.map((year) => ({ value: year, name: year }))} />
          </Select>
          <Select {...fields.engine} {...describe('engine')} name="engine" required>
            <Options of={engines} choose={form.choose} />
          </Select>
          <FieldRow of="unit">
            <TextField {...fields.value} {...describe('value')} {...number} name="value" required />
            <Select {...fields.currency} {...describe('currency')} name="currency">
              <Options of={currencies.map((name) => ({ value: name, name }))} />
            </Select>
          </FieldRow>
        </>
      )}
    </Tool>
  );
}
