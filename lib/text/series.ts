/** Names as a sentence lists them: `France, Germany and the UK`. */
export function series(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
