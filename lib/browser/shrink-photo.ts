/** Longest side of a photo as sent, in pixels. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.82;
/** Other pictures, such as screenshots, are converted only if that saves this share of their size. */
const WORTH_IT = 0.5;

/**
 * Shrinks a photo before upload: a JPEG of at most 1,600 pixels, upright, without metadata such as
 * the location. Browsers decode and encode it off the main thread. Returns any file that is not a
 * readable picture, such as a PDF, unchanged.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const small = await encode(photo);
    if (small?.type !== 'image/jpeg') return file;
    if (file.type !== 'image/jpeg' && small.size > file.size * WORTH_IT) return file;
    return new File([small], file.name.replace(/\.(png|jpe?g)$/i, '') + suffixOf(file), {
      type: small.type,
      lastModified: file.lastModified,
    });
  } catch {
    return file;
  }
}

/** A JPEG keeps its extension; any other picture gets a new one. */
function suffixOf({ name }: File): string {
  return /\.jpe?g$/i.exec(name)?.[0] ?? '.jpg';
}

async function encode(photo: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  const canvas = makeCanvas(width, height);
  const context = canvas.getContext('2d') as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null;
  if (!context) return null;
  // JPEG has no transparency: it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, width, height);
  photo.close();
  const format = { type: 'image/jpeg', quality: QUALITY };
  if ('convertToBlob' in canvas) return canvas.convertToBlob(format);
  return new Promise((resolve) => canvas.toBlob(resolve, format.type, format.quality));
}

/** Older browsers have no `OffscreenCanvas`. */
function makeCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
