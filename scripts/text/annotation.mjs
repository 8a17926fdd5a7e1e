const escaped = (text) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * A line by which GitHub Actions shows an error at its file, and the edit mode in its list of changes.
 *
 * @param {{ title: string, message: string, file?: string, line?: number }} error `title` is the
 * field of the file, or the step of `npm test`
 */
export function annotation({ title, message, ...place }) {
  const properties = Object.entries({ ...place, title })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${property(String(value))}`);
  return `::error ${properties.join(',')}::${escaped(message)}`;
}

/** Prints such a line where GitHub Actions reads it. */
export function annotate(error) {
  if (process.env.GITHUB_ACTIONS) console.log(annotation(error));
}
