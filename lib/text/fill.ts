/**
 * Puts values into a sentence of the content: `fill('{n} of 5', { n: '4' })` is `4 of 5`.
 * A name that has no value is a fault of the content and stops the build.
 */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`"${sentence}" asks for {${name}}, which has no value`);
    return value;
  });
}
