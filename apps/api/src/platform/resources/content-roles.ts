import type { Resource } from './resource.js';

type Allow = Resource['allow'];

const READERS = ['content', 'care', 'auditor'] as const;

/** Records that are there for good: the content team changes what they say. */
export const CONTENT_EDITS: Allow = { list: READERS, show: READERS, edit: ['content'] };

/** Records that the content team also makes. */
export const CONTENT_ADDS: Allow = { ...CONTENT_EDITS, create: ['content'] };

/** Records that the content team makes and takes away. */
export const CONTENT_MAINTAINS: Allow = { ...CONTENT_ADDS, delete: ['content'] };
