/** File types that the file field offers. Some phones give a file only a name, no type. */
export const ACCEPTED_FILES = 'image/png,image/jpeg,application/pdf';

/** 10 MB, in bytes. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;
