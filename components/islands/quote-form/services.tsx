import type { CheckedForm } from '@/components/forms/checked-form/use-checked-form';
import { CheckBox } from '@/components/forms/fields/check-box';
import { FieldGroup } from '@/components/forms/fields/field-group';
import type { Forms } from '@/content/schema/forms';
import type { QuoteValues } from '@/lib/forms/schemas';
import styles from './quote-form.module.scss';

type ServicesProps = {
  words: Forms['quote'];
  field: ReturnType<CheckedForm<QuoteValues>['field']>;
};

export function Services({ words, field }: ServicesProps) {
  const { id, label: _, hint, error, ...box } = field;
  return (
    <FieldGroup id={id} level="inner" legend={words.groups.services} hint={hint} error={error}>
      <div className={styles.services}>
        {words.services.map((service, i) => (
          <CheckBox
            key={service.id}
            {...box}
            // The error summary links to the first box.
            id={i === 0 ? id : undefined}
            value={service.id}
            label={service.label}
            // HTML cannot require one box of a group, only a box itself.
            required={words.services.length === 1}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
