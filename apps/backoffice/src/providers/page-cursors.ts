import type { AdminList } from '@flota/schemas';

/** What a page is asked for with, where not by its number alone. */
type Cursor = { after: string } | { before: string } | Record<never, never>;

interface KnownPage {
  asked: Cursor;
  ends: AdminList<unknown>['pageInfo'];
}

interface KnownList {
  pages: Map<number, KnownPage>;
  /** The page that was shown last. */
  last: number;
}

/** Lists in other orders and with other filters that somebody may go back to. */
const LISTS = 50;

/**
 * Remembers where the pages of each list begin and end, so that react-admin's numbers lead on from the page that was seen:
 * what comes in or goes meanwhile neither repeats nor loses a record, and the thousandth page is as quick as the second.
 */
export class PageCursors {
  private readonly lists = new Map<string, KnownList>();

  /** How to ask for a page of a list; of one that is beside no page seen before, and of the first one, by its number. */
  of(list: string, page: number): Cursor {
    const known = this.lists.get(list);
    if (!known || page === 1) return {};
    const end = known.pages.get(page - 1)?.ends.endCursor;
    const start = known.pages.get(page + 1)?.ends.startCursor;
    if (known.last === page - 1 && end) return { after: end };
    if (known.last === page + 1 && start) return { before: start };
    return known.pages.get(page)?.asked ?? {};
  }

  note(list: string, page: number, asked: Cursor, ends: KnownPage['ends']): void {
    const known = this.lists.get(list) ?? { pages: new Map<number, KnownPage>(), last: page };
    known.pages.set(page, { asked, ends });
    known.last = page;
    this.lists.delete(list);
    this.lists.set(list, known);
    const [oldest] = this.lists.keys();
    if (this.lists.size > LISTS && oldest !== undefined) this.lists.delete(oldest);
  }
}
