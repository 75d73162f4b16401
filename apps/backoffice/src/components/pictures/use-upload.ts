import { MAX_VIDEO_BYTES, type UploadedFile, VIDEO_TYPE } from '@flota/schemas';
import { useState } from 'react';
import { httpWithProgress } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { problemText } from '../../i18n/problem-texts.js';

export interface UploadRules {
  /** Where it is sent. */
  path?: string;
  types: readonly string[];
  maxBytes: number;
  tooLarge: 'FILE.TOO_LARGE' | 'FILE.PDF_TOO_LARGE' | 'FILE.VIDEO_TOO_LARGE';
  /** Where the browser says that it is of another type. */
  refused?: 'FILE.TYPE_REFUSED' | 'FILE.VIDEO_UNPLAYABLE';
}

export const PICTURE_RULES: UploadRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
  tooLarge: 'FILE.TOO_LARGE',
};

export const PDF_RULES: UploadRules = {
  types: ['application/pdf'],
  maxBytes: 10 * 1024 * 1024,
  tooLarge: 'FILE.PDF_TOO_LARGE',
};

export const VIDEO_RULES: UploadRules = {
  types: [VIDEO_TYPE],
  maxBytes: MAX_VIDEO_BYTES,
  tooLarge: 'FILE.VIDEO_TOO_LARGE',
  refused: 'FILE.VIDEO_UNPLAYABLE',
};

/** What the server would refuse anyway, in words; nothing where it may be sent. */
export function refusalOf(
  file: File,
  { types, maxBytes, tooLarge, refused = 'FILE.TYPE_REFUSED' }: UploadRules,
): string | undefined {
  if (!types.includes(file.type)) return problemText(refused);
  return file.size > maxBytes ? problemText(tooLarge) : undefined;
}

/** @param onShare told how much of it has left, 0 to 1 */
export function sendFile<Answer = UploadedFile>(
  file: File,
  onShare: (share: number) => void,
  path = '/api/admin/files',
): Promise<Answer> {
  const body = new FormData();
  body.append('file', file);
  return httpWithProgress(onShare).json<Answer>(path, { method: 'POST', body });
}

/** Sends one file at a time; what the server would refuse anyway is told before it is sent. */
export function useUpload<Answer = UploadedFile>(rules: UploadRules, onUploaded: (file: Answer) => void) {
  const [sending, setSending] = useState<string>();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();

  async function upload(file: File): Promise<void> {
    const refusal = refusalOf(file, rules);
    setProblem(refusal);
    if (refusal) return;
    setSending(file.name);
    setShare(0);
    try {
      onUploaded(await sendFile<Answer>(file, setShare, rules.path));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.message);
    } finally {
      setSending(undefined);
    }
  }

  return { upload, sending, share, problem };
}
