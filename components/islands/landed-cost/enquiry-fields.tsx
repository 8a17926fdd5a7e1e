import { Fieldset, Legend } from '@headlessui/react';
import { useEffect, useRef } from 'react';
import { CheckBox } from '@/components/forms/fields/check-box';
import { Options } from '@/components/forms/fields/select-field';
import { Select, TextField } from '@/components/forms/fields/text-field';
import { Button } from '@/components/ui/button/button';
import { describedBy, FieldNotes, labelText } from '@/components/ui/field/field';
import { type EnquiryField, MOST_THINGS } from '@/lib/landed-cost/enquiry';
import { number } from '../tool/fields';
import type { Describe } from '../tool/tool';
import styles from './enquiry-fields.module.scss';
import type { LandedCostProps } from './landed-cost-props';
import { ThingFields } from './thing-fields';

type EnquiryFieldsProps = Pick<LandedCostProps, 'terms' | 'words' | 'parcel' | 'form'> & {
  describe: Describe<EnquiryField>;
  count: number;
  onCount: (count: number) => void;
};

/** By air or by sea. Styles show the fields of the chosen way, so it works before hydration. */
function WayField({ words, describe }: EnquiryFieldsProps) {
  const { id, error } = describe('by');
  return (
    <Fieldset className={styles.ways} aria-describedby={describedBy({ id, error })}>
      {/* With an id of its own: a generated one would differ in the browser. */}
      <Legend as="legend" id={`${id}-legend`} className={labelText}>
        {words.fields.by.label}
      </Legend>
      <FieldNotes id={id} error={error} />
      <CheckBox id={id} type="radio" name="by" value="air" label={words.ways.air} defaultChecked />
      <CheckBox type="radio" name="by" value="sea" label={words.ways.sea} />
    </Fieldset>
  );
}

function Things({ count, onCount, ...props }: EnquiryFieldsProps) {
  const { more } = props.words;
  const last = useRef<HTMLDivElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    // Not for things that came with the address.
    if (count > shown.current && document.activeElement?.tagName === 'BUTTON')
      last.current?.querySelector('select')?.focus();
    shown.current = count;
  }, [count]);
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: things never change places
        <div key={place} ref={last} className={styles.thing}>
          <ThingFields {...props} place={place} />
          {place > 0 && place === count - 1 && (
            <Button type="button" variant="link" onClick={() => onCount(place)}>
              {more.remove}
            </Button>
          )}
        </div>
      ))}
      {count < MOST_THINGS && (
        <Button type="button" variant="outline" onClick={() => onCount(count + 1)}>
          {more.add}
        </Button>
      )}
    </>
  );
}

export function EnquiryFields(props: EnquiryFieldsProps) {
  const { terms, words, parcel, form, describe } = props;
  const { fields } = words;
  return (
    <>
      <Things {...props} />
      <WayField {...props} />
      <Select {...parcel.fields.origin} {...describe('origin')} name="origin" required>
        <Options of={terms.origins} choose={form.choose} />
      </Select>
      <div className={styles.bySea}>
        <TextField
          {...fields.freight}
          {...describe('freight')}
          {...number}
          name="freight"
          optional={form.optional}
        />
      </div>
      <TextField
        {...fields.town}
        {...describe('town')}
        name="town"
        optional={form.optional}
        autoComplete="address-level2"
        maxLength={40}
        enterKeyHint="done"
      />
    </>
  );
}
