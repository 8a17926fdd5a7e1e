import { CheckBox } from '@/components/forms/fields/check-box';
import { SelectField } from '@/components/forms/fields/select-field';
import { TextField } from '@/components/forms/fields/text-field';
import { Field } from '@/components/ui/field/field';
import { BAND_PREFIX, type EnquiryField, type GoodsChoice } from '@/lib/landed-cost/enquiry';
import { LARGEST_PRICE } from '@/lib/landed-cost/enquiry-errors';
import { choices, number, Options, SideFields, WeightField } from '../tool/fields';
import type { Describe } from '../tool/tool';
import styles from './enquiry-fields.module.scss';
import type { LandedCostProps } from './landed-cost-props';

type EnquiryFieldsProps = Pick<LandedCostProps, 'terms' | 'words' | 'parcel' | 'form'> & {
  describe: Describe<EnquiryField>;
};

/** All goods by name, then the duty bands for what is not among them. */
function GoodsField({ terms, words, form, describe }: EnquiryFieldsProps) {
  const isBand = ({ id }: GoodsChoice) => id.startsWith(BAND_PREFIX);
  const group = (label: string, goods: readonly GoodsChoice[]) => (
    <optgroup label={label}>
      <Options of={goods.map(({ id, name }) => ({ value: id, name }))} />
    </optgroup>
  );
  return (
    <Field {...words.fields.goods} {...describe('goods')}>
      {(control) => (
        <select {...control} name="goods" required>
          <option value="">{form.choose}</option>
          {group(
            words.choices.goods,
            terms.goods.filter((choice) => !isBand(choice)),
          )}
          {group(words.choices.bands, terms.goods.filter(isBand))}
        </select>
      )}
    </Field>
  );
}

/** By air or by sea. Styles show the fields of the chosen way, so it works before hydration. */
function WayField({ words, describe }: EnquiryFieldsProps) {
  const { id, error } = describe('by');
  const errorId = error && `${id}-error`;
  return (
    <fieldset className={styles.ways} aria-describedby={errorId}>
      <legend>{words.fields.by.label}</legend>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <CheckBox id={id} type="radio" name="by" value="air" label={words.ways.air} defaultChecked />
      <CheckBox type="radio" name="by" value="sea" label={words.ways.sea} />
    </fieldset>
  );
}

/** What is bought, where, for how much, and how it travels. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { terms, words, parcel, form, describe } = props;
  const { fields } = words;
  const price = { ...number, min: 0, max: LARGEST_PRICE, step: 0.01 };
  // Our price by sea is one of the volume.
  const isPricedBySea = terms.origins.some(({ seaPrice }) => seaPrice);
  return (
    <>
      <GoodsField {...props} />
      <WayField {...props} />
      <SelectField
        {...fields.origin}
        {...describe('origin')}
        {...choices(terms.origins)}
        name="origin"
        choose={form.choose}
      />
      <div className={styles.price}>
        <TextField {...fields.value} {...describe('value')} {...price} name="value" required />
        <Field {...fields.currency} {...describe('currency')}>
          {(control) => (
            <select {...control} name="currency">
              {[...Object.keys(terms.perUnit), 'TZS'].map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <WeightField words={parcel.fields} describe={describe} />
      <div className={isPricedBySea ? undefined : styles.byAir}>
        <SideFields words={parcel.fields} describe={describe} />
      </div>
      <div className={styles.bySea}>
        <TextField
          {...fields.freight}
          {...describe('freight')}
          {...price}
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
