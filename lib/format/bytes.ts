/** A file's size as phones show it: `4.1 MB`, `310 kB`. */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes < 999_500 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  const digits = unit === 'kB' ? Math.max(1, Math.round(value)) : value.toFixed(1);
  return `${digits} ${unit}`;
}
