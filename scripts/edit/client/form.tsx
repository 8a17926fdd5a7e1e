import Form, { getDefaultRegistry } from '@rjsf/core';
import {
  type DescriptionFieldProps,
  type ErrorSchema,
  ErrorSchemaBuilder,
  type FieldProps,
  type FieldTemplateProps,
  type IconButtonProps,
  type TitleFieldProps,
} from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Problem } from '../model/problem';
import type { Listed } from '../site/page-list';
import type { Path } from '../source/read';
import { isIn, sentenceFor } from './fault';
import { Alternatives, CheckBox, TextInput } from './form-controls';
import { anchorOf, forForm, type Group, type JsonSchema } from './json-schema';
import { PictureDrop } from './picture-drop';

const { fields } = getDefaultRegistry();
const { ArrayField: List, ObjectField: Fields } = fields;

/** Scrolls to what was just added to a list or a group. */
function Added({ count, children }: { count: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const added = [...(place.current?.querySelectorAll('.array-item, fieldset') ?? [])].at(-1);
    if (count > before.current) (added ?? place.current)?.scrollIntoView({ block: 'center' });
    before.current = count;
  }, [count]);
  return <div ref={place}>{children}</div>;
}

const ListField = (props: FieldProps) => (
  <Added count={props.formData?.length ?? 0}>{List && <List {...props} />}</Added>
);

const headings = ['heading', 'question', 'title'];

/** A generated anchor follows its heading. */
function useAnchor({ schema, formData, onChange, fieldPathId }: FieldProps) {
  const heading = headings.map((key) => formData?.[key]).find((text) => typeof text === 'string');
  const before = useRef(heading);
  useEffect(() => {
    const isGenerated = !formData?.id || formData.id === anchorOf(before.current);
    if (schema.properties?.id && heading !== before.current && isGenerated)
      onChange({ ...formData, id: anchorOf(heading) }, fieldPathId.path);
    before.current = heading;
  });
}

function GroupField(props: FieldProps) {
  const { schema, formData, onChange, fieldPathId } = props;
  useAnchor(props);
  return (
    <Added count={formData === undefined ? 0 : 1}>
      {schema.properties?.src && (
        <PictureDrop
          value={(formData ?? {}) as Group}
          onChange={(picture) => onChange(picture, fieldPathId.path)}
        />
      )}
      {Fields && <Fields {...props} />}
    </Added>
  );
}

/** The form library names the entries of a list `answer-1`. */
const isOfEntry = (label: string) => /-\d+$/.test(label);

type OwnButtonProps = IconButtonProps & { label: string; name?: string };

const OwnButton = ({ onClick, disabled, id, label, name }: OwnButtonProps) => (
  <button type="button" id={id} aria-label={name} disabled={disabled} onClick={onClick}>
    {label}
  </button>
);

function FieldFrame(props: FieldTemplateProps) {
  const { id, label, displayLabel, schema, description, errors, children, hidden } = props;
  const { english } = schema as JsonSchema;
  const isTick = schema.type === 'boolean';
  if (hidden || schema.const !== undefined) return null;
  return (
    <div className="field">
      {displayLabel && !isTick && !isOfEntry(label) && <label htmlFor={id}>{label}</label>}
      {displayLabel && description}
      {english !== undefined && <small className="english">In English: {english}</small>}
      {children}
      {errors}
    </div>
  );
}

const templates = {
  FieldTemplate: FieldFrame,
  TitleFieldTemplate: ({ title, optionalDataControl }: TitleFieldProps) =>
    (!isOfEntry(title) || optionalDataControl) && (
      <legend>
        {!isOfEntry(title) && title} {optionalDataControl}
      </legend>
    ),
  DescriptionFieldTemplate: ({ description }: DescriptionFieldProps) => (
    <small>{description}</small>
  ),
  FieldErrorTemplate: ({ errors = [] }: { errors?: ReactNode[] }) =>
    errors.map((error) => (
      <em key={String(error)} className="fault">
        {error}
      </em>
    )),
  ButtonTemplates: {
    AddButton: (props: IconButtonProps) => <OwnButton {...props} label="+ Add" />,
    RemoveButton: (props: IconButtonProps) => <OwnButton {...props} label="Remove" />,
    MoveUpButton: (props: IconButtonProps) => <OwnButton {...props} label="↑" name="Move up" />,
    MoveDownButton: (props: IconButtonProps) => <OwnButton {...props} label="↓" name="Move down" />,
  },
  OptionalDataControlsTemplate: (props: {
    onAddClick?: () => void;
    onRemoveClick?: () => void;
  }) => (
    <button type="button" className="plain" onClick={props.onAddClick ?? props.onRemoveClick}>
      {props.onAddClick ? '+ Add' : 'Take out'}
    </button>
  ),
};

/** Problems of the fields of a form, where the form library expects them. */
function errorsOf(problems: readonly Problem[], path: Path): ErrorSchema {
  const errors = new ErrorSchemaBuilder();
  for (const problem of problems) {
    const here = { file: problem.file, path: problem.field as Path };
    const field = problem.field.slice(path.length).map(String);
    errors.addErrors(sentenceFor(problem, here), field);
  }
  return errors.ErrorSchema;
}

type SchemaFormProps = {
  schema: JsonSchema;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The path of the value in its file. */
  path: Path;
  file: string | undefined;
  pages: readonly Listed[];
  problems: readonly Problem[];
};

/** A form for a value of this schema. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, value, onChange, path, file, pages, problems } = props;
  const shown = useMemo(() => forForm(schema, pages), [schema, pages]);
  const own = problems.filter((problem) => isIn(problem, { file, path }));
  const errors = useMemo(() => errorsOf(own, path), [own, path]);
  return (
    <Form
      tagName="div"
      idPrefix="field"
      formContext={{ pages, file }}
      schema={shown}
      uiSchema={{
        'ui:submitButtonOptions': { norender: true },
        'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] },
      }}
      formData={value}
      validator={validator}
      noValidate
      extraErrors={errors}
      showErrorList={false}
      fields={{
        ...{ AnyOfField: Alternatives, OneOfField: Alternatives },
        ...{ ArrayField: ListField, ObjectField: GroupField },
      }}
      widgets={{ TextWidget: TextInput, CheckboxWidget: CheckBox }}
      templates={templates}
      experimental_defaultFormStateBehavior={{
        ...{ emptyObjectFields: 'populateRequiredDefaults', allOf: 'skipDefaults' },
        arrayMinItems: { populate: 'requiredOnly' },
      }}
      onChange={({ formData }) =>
        onChange(JSON.parse(JSON.stringify(formData ?? null)) ?? undefined)
      }
    />
  );
}
