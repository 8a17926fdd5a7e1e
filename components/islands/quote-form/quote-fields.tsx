import { CheckBox } from '@/components/form-parts/form-fields/check-box';
import { FieldGroup } from '@/components/form-parts/form-fields/field-group';
import { FieldRow } from '@/components/form-parts/form-fields/field-row';
import { SelectField } from '@/components/form-parts/form-fields/select-field';
import { TextArea, TextField } from '@/components/form-parts/form-fields/text-field';
import type { CheckedForm } from '@/components/hooks/use-checked-form';
import { useHydrated } from '@/components/hooks/use-hydrated';
import type { Forms } from '@/content/schema/forms';
import { isoDate } from '@/lib/format/date';
import type { QuoteValues } from '@/lib/forms/schemas';
import styles from './quote-form.module.scss';

/** Attributes of a weight in kg and of a side in cm. */
const number = { type: 'number', inputMode: 'decimal', enterKeyHint: 'next', min: 0 } as const;

type QuoteFieldsProps = {
  words: Forms['quote'];
  common: Forms['common'];
  field: CheckedForm<QuoteValues>['field'];
};

/** The fields of the quote form in their groups. */
export function QuoteFields({ words, common, field }: QuoteFieldsProps) {
  const { groups } = words;
  // Only the browser knows which day it is where the visitor stands.
  const earliest = useHydrated() === undefined ? undefined : isoDate(new Date());
  const countries = { options: words.countries, choose: common.choose, required: true };
  const { id: servicesId, label: _, hint, error, ...services } = field('services');

  return (
    <>
      <FieldGroup legend={groups.contact}>
        <TextField {...field('fullName')} autoComplete="name" enterKeyHint="next" required />
        <FieldRow of="pair">
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            enterKeyHint="next"
            required
          />
          <TextField
            {...field('phone')}
            type="tel"
            autoComplete="tel"
            enterKeyHint="next"
            required
          />
        </FieldRow>
        <TextField
          {...field('companyName')}
          optional={common.optional}
          autoComplete="organization"
          enterKeyHint="next"
        />
      </FieldGroup>
      <FieldGroup id={servicesId} legend={groups.services} hint={hint} error={error}>
        <div className={styles.services}>
          {words.services.map(({ id, label }, i) => (
            <CheckBox
              key={id}
              {...services}
              // The first box stands for the group when the error summary leads to it.
              id={i === 0 ? servicesId : undefined}
              value={id}
              label={label}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend={groups.route}>
        <FieldRow of="pair">
          <SelectField {...field('originCountry')} {...countries} />
          <SelectField {...field('destinationCountry')} {...countries} />
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend={groups.cargo}>
        <TextField {...field('weight')} {...number} step={0.01} required />
        <FieldRow of="sides">
          <TextField {...field('length')} {...number} step={0.1} required />
          <TextField {...field('width')} {...number} step={0.1} required />
          <TextField {...field('height')} {...number} step={0.1} required />
        </FieldRow>
        <TextField {...field('goodsType')} autoComplete="off" enterKeyHint="next" required />
      </FieldGroup>
      <FieldGroup legend={groups.shipping}>
        <TextField {...field('shippingDate')} type="date" min={earliest} required />
        <TextArea {...field('additionalNotes')} optional={common.optional} rows={4} />
      </FieldGroup>
    </>
  );
}
