const contentFile = /^content\/(?!schema\/)(?:(?:[a-z0-9-]+\/)?[a-z0-9-]+\.ts|[a-z]{2}\.po)$/;
const pictureFile = /^public\/uploads\/[a-z0-9-]+\.(avif|webp|jpe?g|png)$/;

/** Whether the edit mode may write, list and send a file: content or a picture. No other is touched. */
export const isEditable = (file: string): boolean =>
  contentFile.test(file) || pictureFile.test(file);
