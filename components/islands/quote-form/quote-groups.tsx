import type { ReactNode } from 'react';
import { FieldGroup, FieldRow } from '@/components/forms/fields/field-group';
import type { FieldOf } from '@/content/schema/form-fields';
import type { Forms } from '@/content/schema/forms';
import { isoDate } from '@/lib/format/date';
import type { QuoteValues } from '@/lib/forms/schemas';
import { BoxChoice } from './box-choice';
import { Preset } from './preset';
import presetStyles from './preset.module.scss';
import styles from './quote-form.module.scss';

type QuoteGroupsProps = {
  words: Forms['quote'];
  controls: Readonly<Record<FieldOf<'quote'>, ReactNode>>;
  values: Partial<QuoteValues>;
  today: string;
  /** The ticket, next to the fields or, on phones, before the last step. */
  children: ReactNode;
};

/** The controls of the quote form in three steps: the shipment, the visitor, and what is left to say. */
export function QuoteGroups({ words, controls, values, today, children }: QuoteGroupsProps) {
  const { groups } = words;
  return (
    <div className={styles.layout}>
      <FieldGroup level="step" legend={groups.shipment}>
        <FieldRow of="pair">
          {controls.originCountry}
          {controls.destinationCountry}
        </FieldRow>
        <FieldRow of="pair">
          {controls.goodsType}
          {controls.weight}
        </FieldRow>
        <div className={styles.filled}>
          <FieldRow of="sides">
            {controls.length}
            {controls.width}
            {controls.height}
          </FieldRow>
          <BoxChoice words={words.boxes} chosen={values} />
        </div>
        <div className={styles.filled}>
          {controls.shippingDate}
          <p className={presetStyles.presets}>
            <Preset
              values={() => ({ shippingDate: isoDate(new Date()) })}
              pressed={values.shippingDate === today}
            >
              {words.soonest}
            </Preset>
          </p>
        </div>
        {controls.services}
      </FieldGroup>
      <FieldGroup level="step" legend={groups.contact}>
        {controls.fullName}
        <FieldRow of="pair">
          {controls.email}
          {controls.phone}
        </FieldRow>
        {controls.companyName}
      </FieldGroup>
      {children}
      <FieldGroup level="step" legend={groups.send}>
        {controls.additionalNotes}
      </FieldGroup>
    </div>
  );
}
