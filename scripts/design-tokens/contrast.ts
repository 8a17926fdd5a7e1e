/** The linear light of one channel, given 0 to 255. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 for black to 1 for white, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`"${color}" is not of the form #rrggbb`);
  const channel = (start: number) => linear(Number.parseInt(color.slice(start, start + 2), 16));
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/**
 * The contrast ratio of two opaque colors, 1 to 21, as WCAG 2.2 defines it.
 * @param one a color as `#rrggbb`, like `other`; their order does not matter
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
