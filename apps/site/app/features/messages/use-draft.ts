import { useEffect, useState } from 'react';
import { textMemory } from '../forms/index.js';

export interface Draft {
  text: string;
  files: File[];
}

export const NO_DRAFT: Draft = { text: '', files: [] };

/** What is being written in a conversation; its text outlives a reload of the tab. */
export function useDraft(conversationId: string) {
  const memory = `conversation ${conversationId}`;
  const [draft, setDraft] = useState<Draft>(() => ({ ...NO_DRAFT, ...textMemory.recall(memory) }));
  const { text } = draft;
  useEffect(() => textMemory.keep(memory, { text }), [memory, text]);
  /** A message taken back to be changed comes before what is being written, of which nothing is lost. */
  const putBefore = ({ text: former, files }: Draft) =>
    setDraft((now) => ({
      text: [former, now.text].filter((part) => part.trim() !== '').join('\n\n'),
      files: [...files, ...now.files],
    }));
  return { draft, setDraft, putBefore };
}
