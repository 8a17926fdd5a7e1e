import clsx from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary/error-summary';
import { Button } from '@/components/ui/button/button';
import { PriceCard } from '@/components/ui/price-card/price-card';
import styles from './tool.module.scss';
import { type Method, useTool, type Values } from './use-tool';

export type Describe<Name extends string> = (name: Name) => {
  id: string;
  error: string | undefined;
};

type ToolProps<Name extends string> = Method<Name> & {
  /** Begins the ids of the fields. */
  id: string;
  submit: Readonly<Record<'rest' | 'busy', string>>;
  /** Words of the summary of errors. */
  form: ComponentProps<typeof ErrorSummary>['words'];
  /** Shown until there is a result. With an example they stay, folded on phones and below a result. */
  rules?: { readonly heading: string; readonly steps: readonly string[] };
  /** A typical result. */
  example: { heading: string; card: Omit<ComponentProps<typeof PriceCard>, 'quote'> } | undefined;
  /** Whether its fields are too many to stay in view. */
  tall?: boolean;
  result: (values: Values<Name>) => ReactNode;
  /** The fields: uncontrolled, so that text typed before hydration stays. */
  children: (describe: Describe<Name>) => ReactNode;
};

/** A form, and next to it what it calculates. Nothing is sent. */
export function Tool<Name extends string>(props: ToolProps<Name>) {
  const { id, submit, form: words, rules, example, tall, result, children, ...method } = props;
  const { form, hydrated, errors, attempts, busy, calculated, ...tool } = useTool(method);
  const idOf = (field: string) => `${id}-${field}`;
  const problems = Object.entries<string | undefined>(errors).map(([field, message = '']) => ({
    id: idOf(field),
    message,
  }));
  return (
    <div
      className={clsx(styles.tool, example && rules && !calculated && styles.exemplified)}
      data-hydrated={hydrated || undefined}
    >
      <form
        ref={form}
        className={clsx(styles.form, tall && styles.tall)}
        // Without its script the form must not submit, which would lose what was typed.
        method="dialog"
        onSubmit={tool.submit}
        noValidate
      >
        <ErrorSummary words={words} problems={problems} attempts={attempts} />
        {children((name) => ({ id: idOf(name), error: errors[name] }))}
        <Button type="submit" disabled={busy}>
          {busy ? submit.busy : submit.rest}
        </Button>
      </form>
      {calculated
        ? result(calculated)
        : example && (
            <div className={styles.result}>
              <h3>{example.heading}</h3>
              <PriceCard {...example.card} quote={undefined} />
            </div>
          )}
      {example && rules ? (
        <details className={clsx(styles.rules, !calculated && styles.follows)}>
          <summary>
            <h3>{rules.heading}</h3>
          </summary>
          <Steps steps={rules.steps} />
        </details>
      ) : (
        !calculated &&
        rules && (
          <div className={styles.rules}>
            <h3>{rules.heading}</h3>
            <Steps steps={rules.steps} />
          </div>
        )
      )}
    </div>
  );
}

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
