import { CheckBox } from '@/components/forms/fields/check-box';
import { Select, TextField } from '@/components/forms/fields/text-field';
import { describedBy, FieldNotes, labelText } from '@/components/ui/field/field';
import { BAND_PREFIX, type EnquiryField, type GoodsChoice } from '@/lib/landed-cost/enquiry';
import { number, Options, ParcelFields } from '../tool/fields';
import type { Describe } from '../tool/tool';
import styles from './enquiry-fields.module.scss';
import type { LandedCostProps } from './landed-cost-props';

type EnquiryFieldsProps = Pick<LandedCostProps, 'terms' | 'words' | 'parcel' | 'form'> & {
  describe: Describe<EnquiryField>;
};

const isBand = ({ id }: GoodsChoice) => id.startsWith(BAND_PREFIX);

/** All goods by name, then the duty bands for what is not among them. */
function GoodsField({ terms, words, form, describe }: EnquiryFieldsProps) {
  const { goods, bands } = words.choices;
  const group = (label: string, isIn: (choice: GoodsChoice) => boolean) => (
    <optgroup label={label}>
      <Options of={terms.goods.filter(isIn).map(({ id, name }) => ({ value: id, name }))} />
    </optgroup>
  );
  return (
    <Select {...words.fields.goods} {...describe('goods')} name="goods" required>
      <option value="">{form.choose}</option>
      {group(goods, (choice) => !isBand(choice))}
      {group(bands, isBand)}
    </Select>
  );
}

/** By air or by sea. Styles show the fields of the chosen way, so it works before hydration. */
function WayField({ words, describe }: EnquiryFieldsProps) {
  const { id, error } = describe('by');
  return (
    <fieldset className={styles.ways} aria-describedby={describedBy({ id, error })}>
      <legend className={labelText}>{words.fields.by.label}</legend>
      <FieldNotes id={id} error={error} />
      <CheckBox id={id} type="radio" name="by" value="air" label={words.ways.air} defaultChecked />
      <CheckBox type="radio" name="by" value="sea" label={words.ways.sea} />
    </fieldset>
  );
}

/** What is bought, where, for how much, and how it travels. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { terms, words, parcel, form, describe } = props;
  const { fields } = words;
  // Our price by sea is one of the volume.
  const isPricedBySea = terms.origins.some(({ seaPrice }) => seaPrice);
  const currencies = [...Object.keys(terms.perUnit), 'TZS'];
  return (
    <>
      <GoodsField {...props} />
      <WayField {...props} />
      <div className={styles.price}>
        <TextField {...fields.value} {...describe('value')} {...number} name="value" required />
        <Select {...fields.currency} {...describe('currency')} name="currency">
          <Options of={currencies.map((name) => ({ value: name, name }))} />
        </Select>
      </div>
      <ParcelFields
        words={parcel.fields}
        origins={terms.origins}
        choose={form.choose}
        describe={describe}
        sides={isPricedBySea ? undefined : styles.byAir}
      />
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
