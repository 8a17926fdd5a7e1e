import { type SyntheticEvent, useEffect, useState } from 'react';
import type { Listed } from '../edited-site';
import type { Unsent } from '../server/unsent';
import { ask } from './api';
import { changedLooks, type Look } from './original-pages';
import { sentenceOf } from './sentences';

/** Margin above the target, so that the page's header does not cover it. */
const ROOM_ABOVE = 320;

/** Scrolls a page preview to the first of these places that it shows, and frames it. */
function showIn(frame: HTMLIFrameElement, changes: readonly Unsent[]): void {
  const page = frame.contentDocument;
  if (!page) return;
  for (const { file, path } of changes) {
    const element = sentenceOf(file, path, page.body)?.element as HTMLElement | undefined;
    if (!element) continue;
    element.style.outline = '6px solid #ff7a4a';
    element.style.outlineOffset = '6px';
    const { top } = element.getBoundingClientRect();
    frame.contentWindow?.scrollTo({ top: top - ROOM_ABOVE, behavior: 'instant' });
    return;
  }
}

type PictureProps = {
  html: string | undefined;
  says: string;
  none: string;
  changes: readonly Unsent[];
};

/** A scaled-down static preview of a page. */
function Picture({ html, says, none, changes }: PictureProps) {
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    showIn(currentTarget, changes);
  return (
    <figure>
      <div className="page" inert>
        {html ? (
          <iframe title={says} sandbox="allow-same-origin" srcDoc={html} onLoad={onLoad} />
        ) : (
          <p>{none}</p>
        )}
      </div>
      <figcaption>{says}</figcaption>
    </figure>
  );
}

/** The pages that look different since the last send, with their HTML before and after. */
export function useLooks(pages: readonly Listed[], changes: readonly Unsent[]): readonly Look[] {
  const [looks, setLooks] = useState<readonly Look[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const changed = await ask(
        'pathsOf',
        changes.map(({ file }) => file),
      );
      const found = await changedLooks(await ask('since'), pages, changed);
      if (isCurrent) setLooks(found);
    };
    look().catch(console.warn);
    return () => {
      isCurrent = false;
    };
  }, [pages, changes]);
  return looks;
}

type PageLooksProps = { looks: readonly Look[]; changes: readonly Unsent[] };

/** Each page that looks different, with previews before and after. */
export function PageLooks({ looks, changes }: PageLooksProps) {
  const [large, setLarge] = useState<string>();
  return looks.map(({ path, name, before, after }) => (
    <section key={path} className={path === large ? 'looks large' : 'looks'} aria-label={name}>
      <h3>
        {name}{' '}
        <button
          type="button"
          className="plain"
          onClick={() => setLarge(path === large ? undefined : path)}
        >
          {path === large ? 'Smaller' : 'Larger'}
        </button>
      </h3>
      <Picture html={before} says="Before" none="No preview available." changes={changes} />
      <Picture html={after} says="Now" none="This page is gone." changes={changes} />
    </section>
  ));
}
