/** A name within a sentence: `Import permit` is `import permit`, and `TCRA` stays as it is. */
export const lowered = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Names as a sentence lists them: `France, Germany and the UK`. */
export function series(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
