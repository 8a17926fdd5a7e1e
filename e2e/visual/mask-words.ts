import type { Page } from 'playwright/test';

/** Maximum number of similar items shown, so that one more changes no picture. */
const MOST_ALIKE = 3;
/** Maps with more labels than this are hidden: a world map has one for each origin. */
const MOST_NAMES = 4;

type Mask = {
  /** Selector of elements whose text is content, which is masked. */
  within: string;
  /** Text that stays, because it belongs to the reference. */
  fixed: readonly string[];
};

/**
 * Replaces content with fixed text and keeps at most three similar items, so that a changed word,
 * rate or testimonial or a new origin changes no picture.
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

// Runs in the page, with access to its arguments only.

function thinOut({ within, most }: { within: string; most: number }): void {
  const inner = '*:not(svg, svg *, tr, select)';
  // All sections stay, because they are the page's layout.
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
