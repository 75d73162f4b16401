export interface RestructuredContract {
  id: string;
  number: string;
  /** Whether the page knows that it can't be restructured; where it doesn't, the server says so. */
  kind?: string;
  state?: string;
}
