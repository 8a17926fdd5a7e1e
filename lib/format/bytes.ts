import type { Language } from './locale';

/** A file's size as phones show it: `4.1 MB`, `310 kB`. */
export function formatBytes(bytes: number, locale: Language): string {
  const inKilobytes = bytes < 999_500;
  const digits = inKilobytes ? 0 : 1;
  const value = inKilobytes ? Math.max(1, bytes / 1e3) : bytes / 1e6;
  const number = new Intl.NumberFormat(locale.tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(value)} ${inKilobytes ? 'kB' : 'MB'}`;
}
