/** Longest side of a photo as sent, in pixels. */
const LONGEST_SIDE = 1600;
const TYPE = 'image/jpeg';
const QUALITY = 0.82;
/** Other pictures, such as screenshots, are converted only if that saves this share of their size. */
const WORTH_IT = 0.5;

/** What a canvas is filled with to test it: red, green, blue, opacity. */
const KNOWN = [18, 140, 220, 255];
/** Some browsers change each value a little against fingerprinting, which nobody sees. */
const TOLERANCE = 12;

/**
 * Shrinks a photo before upload: a JPEG of at most 1,600 pixels, upright, without metadata such as
 * the location. Browsers decode and encode it off the main thread. Returns the file itself if the result
 * would be larger, or if the browser does not return what was drawn. Rejects what is no readable
 * picture.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!isCanvasTrue()) return file;
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
  const { canvas, context } = canvasOf(
    Math.round(photo.width * scale),
    Math.round(photo.height * scale),
  );
  if (!context) return file;
  // JPEG has no transparency: it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, TYPE, QUALITY));
  if (small?.type !== TYPE) return file;
  if (small.size >= file.size * (file.type === TYPE ? 1 : WORTH_IT)) return file;
  // A JPEG keeps its extension; any other picture gets a new one.
  const suffix = /\.jpe?g$/i.exec(file.name)?.[0] ?? '.jpg';
  const name = file.name.replace(/\.(png|jpe?g)$/i, '') + suffix;
  return new File([small], name, { type: TYPE, lastModified: file.lastModified });
}

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return { canvas, context: canvas.getContext('2d') };
}

/** Whether the browser returns what was drawn: protection against fingerprinting returns stripes. */
function isCanvasTrue(): boolean {
  const { canvas, context } = canvasOf(8, 8);
  if (!context) return false;
  context.fillStyle = `rgb(${KNOWN.slice(0, 3)})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return data.every((value, i) => Math.abs(value - (KNOWN[i % 4] ?? 0)) <= TOLERANCE);
}
