import type { UploadedFile } from '@flota/schemas';
import { useRef, useState } from 'react';
import { ApiProblem } from '../../api/problem.js';
import { PICTURE_RULES, refusalOf, sendFile } from '../pictures/use-upload.js';

/** What is being sent now. */
interface Sending {
  name: string;
  /** 0 to 1. */
  share: number;
}

/** Sends pictures one after the other, in the order they were chosen; one that is refused doesn't stop the next. */
export function useUploads(onUploaded: (file: UploadedFile) => void) {
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [sending, setSending] = useState<Sending>();
  const [problems, setProblems] = useState<string[]>([]);
  const tell = (file: File, problem: string) => setProblems((before) => [...before, `${file.name}: ${problem}`]);

  async function send(file: File): Promise<void> {
    const refusal = refusalOf(file, PICTURE_RULES);
    if (refusal) return tell(file, refusal);
    setSending({ name: file.name, share: 0 });
    try {
      onUploaded(await sendFile(file, (share) => setSending({ name: file.name, share })));
    } catch (error) {
      tell(
        file,
        error instanceof ApiProblem ? error.message : 'No se pudo enviar. Revise su conexión y súbala de nuevo.',
      );
    } finally {
      setSending(undefined);
    }
  }

  const upload = (file: File) => {
    setProblems([]);
    queue.current = queue.current.then(() => send(file));
  };
  return { upload, sending, problems };
}
