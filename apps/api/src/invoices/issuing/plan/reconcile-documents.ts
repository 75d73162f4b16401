import { isDeepStrictEqual } from 'node:util';
import type { CfdiContent } from '../cfdi/cfdi-content.js';
import type { OwedDocument } from './owed-documents.js';

/** A document that was made out, or is about to be. */
export interface KnownDocument {
  id: string;
  movementId: string;
  subject: string;
  content: CfdiContent;
}

export interface DocumentChanges<Document extends KnownDocument> {
  /** To be made out; with what each takes the place of. */
  add: { owed: OwedDocument; replaces: Document | null }[];
  /** Of movements that were taken back, or whose figures changed since; with the one that replaces it. */
  remove: Document[];
}

/**
 * What has to be done so that the documents in force are those that the movements ask for. What is right stays: a document
 * that was stamped is never stamped again because something else of the contract changed.
 */
export function reconcileDocuments<Document extends KnownDocument>(
  owed: readonly OwedDocument[],
  known: readonly Document[],
): DocumentChanges<Document> {
  const missing = owed.filter((each) => !known.some((document) => isOf(document, each)));
  const remove = known.filter((document) => !owed.some((each) => isOf(document, each)));
  const free = new Set(remove);
  const add = missing.map((each) => {
    const replaces =
      [...free].find(({ content, subject }) => content.type === each.content.type && subject === each.subject) ?? null;
    if (replaces) free.delete(replaces);
    return { owed: each, replaces };
  });
  return { add, remove };
}

const isOf = ({ content, movementId, subject }: KnownDocument, owed: OwedDocument): boolean =>
  movementId === owed.movementId && subject === owed.subject && isDeepStrictEqual(content, owed.content);
