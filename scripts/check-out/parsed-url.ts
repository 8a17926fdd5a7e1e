/** An absolute URL from a page's value, or null if it is invalid. */
export const parsedUrl = (address: string, base?: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;
