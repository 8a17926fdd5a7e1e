/** Longest side of a photo as sent, in pixels. */
const LONGEST_SIDE = 1600;
const TYPE = 'image/jpeg';
const QUALITY = 0.82;
/** Other pictures, such as screenshots, are converted only if that saves this share of their size. */
const WORTH_IT = 0.5;

/**
 * Shrinks a photo before upload: a JPEG of at most 1,600 pixels, upright, without metadata such as
 * the location. Browsers decode and encode it off the main thread. Rejects what is no readable picture.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return file;
  // JPEG has no transparency: it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, TYPE, QUALITY));
  if (small?.type !== TYPE) return file;
  if (file.type !== TYPE && small.size > file.size * WORTH_IT) return file;
  // A JPEG keeps its extension; any other picture gets a new one.
  const suffix = /\.jpe?g$/i.exec(file.name)?.[0] ?? '.jpg';
  const name = file.name.replace(/\.(png|jpe?g)$/i, '') + suffix;
  return new File([small], name, { type: TYPE, lastModified: file.lastModified });
}
