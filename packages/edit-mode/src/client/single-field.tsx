import { useId } from 'react';
import { inWords } from '../server/readable';
import { Control, type FieldProps } from './controls';
import { Faults, isOf } from './fault';
import { hintIn, type JsonSchema } from './json-schema';

/** The English text, next to the field with its translation. */
export const InEnglish = ({ english }: JsonSchema) =>
  english !== undefined && <small className="english">In English: {english}</small>;

/** A field with one value: label, description and error. */
export function SingleField(props: FieldProps) {
  const { schema, path, label, shared } = props;
  const id = useId();
  const here = { file: shared.file, path };
  const own = shared.problems.filter((problem) => isOf(problem, here));
  const key = path.at(-1);
  const ties = {
    id,
    'aria-describedby': `${id}-hint ${id}-faults`,
    'aria-invalid': own.length > 0,
    'aria-label': label ? undefined : typeof key === 'string' ? inWords(key) : 'Entry',
  };
  return (
    <div className="field">
      {label && <label htmlFor={id}>{label}</label>}
      {schema.description && <small id={`${id}-hint`}>{hintIn(schema)}</small>}
      <InEnglish {...schema} />
      <Control {...props} ties={ties} />
      <div id={`${id}-faults`}>
        <Faults problems={own} here={here} />
      </div>
    </div>
  );
}
