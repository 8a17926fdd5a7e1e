import { useRef, useState } from 'react';

/** What becomes of the chosen photo: being made small, or its sizes in bytes before and after. */
export type PhotoState = 'working' | { before: number; after: number } | undefined;

/**
 * Makes a chosen photo small before it travels, at once, while the visitor writes on. What does it
 * is loaded with the first photo. Where that fails the photo travels as it is.
 */
export function usePhoto() {
  const [state, setState] = useState<PhotoState>();
  const latest = useRef<{ file: File; small: Promise<File> }>(undefined);

  /** The file as it is to travel. */
  function prepare(file: File): Promise<File> {
    if (latest.current?.file !== file) {
      const small = shrink(file);
      latest.current = { file, small };
    }
    return latest.current.small;
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

  return { state, prepare, follow };
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
