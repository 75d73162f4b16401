import { useSyncExternalStore } from 'react';
import type { UploadState } from './upload.js';
import { uploadOf } from './uploads.js';

/** How far a file is on its way; asking sends it. */
export function useUpload(file: File): UploadState {
  const upload = uploadOf(file);
  return useSyncExternalStore(upload.subscribe, upload.state, upload.state);
}
