import { useRef, useState } from 'react';

/** The chosen photo: being shrunk, or its sizes in bytes before and after. */
export type PhotoState = 'working' | { before: number; after: number } | undefined;

type Chosen = { file: File; sent: Promise<File | undefined>; size: number | undefined };

/**
 * Shrinks a chosen photo at once, while the visitor continues typing. The code for it loads with
 * the first photo. If it fails, the photo is sent as it is.
 */
export function usePhoto() {
  const [state, setState] = useState<PhotoState>();
  const latest = useRef<Chosen>(undefined);

  /** The file as it will be sent; undefined if it cannot be read, because it was deleted or moved. */
  function prepare(file: File, onPicture?: () => unknown): Promise<File | undefined> {
    if (latest.current?.file !== file) {
      const chosen: Chosen = { file, sent: read(file, onPicture), size: file.size };
      latest.current = chosen;
      chosen.sent.then((sent) => {
        chosen.size = sent?.size;
      });
    }
    return latest.current.sent;
  }

  /** The size of a file as it will be sent, once that is known; its own until then. */
  function sentSize(file: File): number | undefined {
    const { current } = latest;
    return current?.file === file ? current.size : file.size;
  }

  async function follow(file: File | undefined) {
    setState(undefined);
    if (!file) return;
    const sent = await prepare(file, () => latest.current?.file === file && setState('working'));
    // Another file may have been chosen meanwhile.
    if (latest.current?.file !== file) return;
    const isSmaller = sent && sent.size < file.size;
    setState(isSmaller ? { before: file.size, after: sent.size } : undefined);
  }

  return { state, prepare, follow, sentSize };
}

/** How files of each accepted type begin. Phones may give them no type, or a wrong one. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF',
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG',
};

function typeOf(content: ArrayBuffer): string | undefined {
  const beginning = String.fromCharCode(...new Uint8Array(content.slice(0, 4)));
  return Object.keys(BEGINNINGS).find((type) => beginning.startsWith(BEGINNINGS[type] ?? ''));
}

/** Bytes. Phones have little memory, and nothing this large is sent. */
const LARGEST_READ = 64 * 1024 * 1024;

/**
 * The file in memory, where nobody can delete it before it has left, and a picture made small.
 *
 * @param onPicture called if it is one
 */
async function read(file: File, onPicture?: () => unknown): Promise<File | undefined> {
  const { name, lastModified } = file;
  if (file.size > LARGEST_READ) return file;
  const content = await file.arrayBuffer().catch(() => undefined);
  if (!content) return undefined;
  const type = typeOf(content) ?? file.type;
  const kept = new File([content], name, { type, lastModified });
  if (!type.startsWith('image/')) return kept;
  try {
    onPicture?.();
    const { shrinkPhoto } = await import('@/lib/browser/shrink-photo');
    return await shrinkPhoto(kept);
  } catch {
    return kept;
  }
}
