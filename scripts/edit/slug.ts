/** A text as a name in addresses: `IMG 2031 Übersee` as `img-2031-ubersee`. */
export const slugOf = (text: string, longest = 60): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
