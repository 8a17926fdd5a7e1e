/** `fill('{n} of 5', { n: '4' })` is `4 of 5`. A name without a value stops the build. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`"${sentence}" asks for {${name}}, which has no value`);
    return value;
  });
}
