/** A text as a name in addresses: `IMG 2031 Übersee` as `img-2031-ubersee`; long ones end with a word. */
export function slugOf(text: string, longest = 60): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= longest) return slug;
  const words = slug.slice(0, longest + 1).replace(/-[^-]*$/, '');
  return words.slice(0, longest);
}
