/** What the file field offers to choose from; some phones know a file by its name only. */
export const ACCEPTED_FILES = 'image/png,image/jpeg,application/pdf';

/** 10 MB, in bytes. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;
