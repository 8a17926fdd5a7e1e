/** A whole address out of what a page gives, or null if none can be made of it. */
export const parsedUrl = (address: string, base?: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;
