/** What lists of content know of any record. */
export interface ContentRow {
  id: string;
  updatedAt: string;
  state?: string;
  publishedFrom?: string | null;
  publishedUntil?: string | null;
}
