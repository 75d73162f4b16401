/** Where the files are that somebody had made. */
export const EXPORTS_PATH = '/exportaciones';
