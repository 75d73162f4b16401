import type { FieldCode } from '@flota/schemas';

const TYPES = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** The `accept` attribute of what the API takes. */
export const FILE_ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** By what the browser knows before a byte is sent; the server judges the content. */
export function fileRefusal({ type, size }: File, maxBytes: number, types = TYPES): FieldCode | null {
  if (!types.has(type)) return 'FILE.TYPE_REFUSED';
  return size > maxBytes ? 'FILE.TOO_LARGE' : null;
}

/** Tells two choices apart without reading them. */
export const fileFingerprint = (file: File | null) => file && [file.name, file.size, file.lastModified];

/** `340 KB`, `2.4 MB`. */
export const sizeLabel = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
