import { useRef, useState } from 'react';

/** The chosen photo: being shrunk, or its sizes in bytes before and after. */
export type PhotoState = 'working' | { before: number; after: number } | undefined;

/**
 * Shrinks a chosen photo at once, while the visitor continues typing. The code for it loads with
 * the first photo. If it fails, the photo is sent as it is.
 */
export function usePhoto() {
  const [state, setState] = useState<PhotoState>();
  const latest = useRef<{ file: File; small: Promise<File>; size?: number }>(undefined);

  /** The file as it will be sent. */
  function prepare(file: File): Promise<File> {
    if (latest.current?.file !== file) {
      const prepared: typeof latest.current = { file, small: shrink(file) };
      latest.current = prepared;
      prepared.small.then(({ size }) => {
        prepared.size = size;
      });
    }
    return latest.current.small;
  }

  /** The size of a file as it will be sent, once that is known; its own until then. */
  function sentSize(file: File): number {
    const { current } = latest;
    return (current?.file === file && current.size) || file.size;
  }

  async function follow(file: File | undefined) {
    setState(undefined);
    if (!file?.type.startsWith('image/')) return;
    setState('working');
    const { size } = await prepare(file);
    // Another file may have been chosen meanwhile.
    if (latest.current?.file !== file) return;
    setState(size < file.size ? { before: file.size, after: size } : undefined);
  }

  return { state, prepare, follow, sentSize };
}

async function shrink(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const { shrinkPhoto } = await import('@/lib/browser/shrink-photo');
    return await shrinkPhoto(file);
  } catch {
    return file;
  }
}
