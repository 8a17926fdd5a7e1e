import type { Page } from 'playwright/test';

/** How many of a kind are shown beside each other: one more is no change of the look. */
const MOST_ALIKE = 3;
/** Drawings of the whole world have a name at each origin; a map of one route has few. */
const MOST_NAMES = 4;

type Mask = {
  /** Selector: within these the words are the site's own, and are masked. */
  within: string;
  /** Words that stay all the same, for they are no one's but the reference's. */
  fixed: readonly string[];
};

/**
 * Puts fixed words in the place of the site's own and leaves no more than three of a kind beside
 * each other, so that a changed word, rate or testimonial and a new origin change no picture.
 */
export async function maskWords(page: Page, { within, fixed }: Mask): Promise<void> {
  await page.evaluate(thinOut, { within, most: MOST_ALIKE });
  await page.evaluate(fixWords, { within, fixed });
  await page.evaluate(hideWorldMaps, { within, most: MOST_NAMES });
}

/** Every text in a piece of content. */
export function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsIn);
}

// What follows runs in the page, and takes nothing along but what it is given.

function thinOut({ within, most }: { within: string; most: number }): void {
  const inner = '*:not(svg, svg *, tr, select)';
  // The sections of a page are its layout: all of them stay.
  const roots = [...document.querySelectorAll(within)].flatMap((root) =>
    root.tagName === 'MAIN' ? [...root.children] : [root],
  );
  for (const parent of roots.flatMap((root) => [root, ...root.querySelectorAll(inner)])) {
    const counts = new Map<string, number>();
    for (const child of [...parent.children]) {
      const kind = `${child.tagName} ${child.className}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if ((counts.get(kind) ?? 0) > most) child.remove();
    }
  }
}

function fixWords({ within, fixed }: Mask): void {
  const known = new Set(fixed.map((text) => text.trim()));
  const texts = [...document.querySelectorAll(within)].flatMap((root) =>
    [root, ...root.querySelectorAll('*:not(script, style)')]
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node instanceof Text),
  );
  for (const text of texts) {
    const words = text.data.trim();
    if (!words || known.has(words)) continue;
    text.data = text.parentElement?.matches('p, blockquote')
      ? 'A parcel goes from one port to another, and arrives a few days later.'
      : 'Fixed words';
  }
  for (const control of document.querySelectorAll('[placeholder]'))
    control.setAttribute('placeholder', 'Fixed words');
}

function hideWorldMaps({ within, most }: { within: string; most: number }): void {
  const drawings = [...document.querySelectorAll(within)].flatMap((root) => [
    ...root.querySelectorAll('svg'),
  ]);
  for (const drawing of drawings) {
    if (drawing.querySelectorAll('text').length > most) drawing.style.visibility = 'hidden';
  }
}
