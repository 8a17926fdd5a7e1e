/**
 * Matches text that begins with a sentence of the content. Its placeholders match anything, or the pattern
 * given: `sentence(words.sending.progress, { percent: '\\d+' })`.
 */
export function sentence(text: string, patterns: Readonly<Record<string, string>> = {}): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, (_, name) => patterns[name] ?? '.+')}`);
}
