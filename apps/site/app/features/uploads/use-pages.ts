import { useState } from 'react';
import { isPdf } from './page-list.js';
import { isAsItIs, preparePicture } from './prepare-picture.js';
import { dropUpload } from './uploads.js';

interface Pages {
  files: readonly File[];
  most: number;
  /** Each is a document of its own, and not a page of one. */
  apart?: boolean;
  onChange: (files: File[]) => void;
}

/** What is done with the pages of a document: each is made ready on the device before it is sent. */
export function usePages({ files, most, apart = false, onChange }: Pages) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [preparing, setPreparing] = useState(false);

  const prepared = async (picked: readonly File[], turns = 0): Promise<File[]> => {
    setPreparing(true);
    const ready: File[] = [];
    for (const file of picked) {
      const outcome = await preparePicture(file, turns);
      if ('file' in outcome) ready.push(outcome.file);
      else setRefusal(outcome.refused);
    }
    setPreparing(false);
    return ready;
  };

  return {
    refusal,
    preparing,
    add: async (picked: readonly File[]): Promise<void> => {
      setRefusal(null);
      const together = [...files, ...picked];
      if (!apart && together.length > 1 && together.some(isPdf)) {
        setRefusal('Un PDF va solo. Quite lo que ya eligió, o siga con fotos.');
        return;
      }
      if (together.length > most) {
        setRefusal(
          most === 1 ? 'Quite lo que ya eligió para poner otro.' : `Son hasta ${most}. Quite uno para poner otro.`,
        );
        return;
      }
      // At once: the form may be sent in the same moment.
      const ready = picked.every(isAsItIs) ? [...picked] : await prepared(picked);
      if (ready.length > 0) onChange([...files, ...ready]);
    },
    replace: async (at: number, picked: File, turns = 0): Promise<void> => {
      setRefusal(null);
      const [ready] = isAsItIs(picked) ? [picked] : await prepared([picked], turns);
      if (!ready) return;
      const former = files[at];
      onChange(files.map((file, index) => (index === at ? ready : file)));
      if (former) dropUpload(former);
    },
    remove: (at: number): void => {
      const former = files[at];
      setRefusal(null);
      onChange(files.filter((_, index) => index !== at));
      if (former) dropUpload(former);
    },
  };
}
