import type { ContentName } from './kinds/index.js';

/** How far ahead content's start page looks, and how far back, in days. */
export const AGENDA_DAYS = { ahead: 30, back: 7 } as const;

export interface AgendaEntry {
  kind: ContentName;
  id: string;
  title: string;
  /** When it is shown from, or until. */
  at: string;
}

/** `GET /api/admin/content-agenda`: what visitors will see, or see no longer, without anybody doing anything. */
export interface ContentAgenda {
  /** The next ones first. */
  ending: AgendaEntry[];
  beginning: AgendaEntry[];
  /** Those of the last days, the latest first. */
  ended: AgendaEntry[];
  /** Legal texts that nobody has read as they are now. */
  unreadLegal: { id: string; title: string; published: boolean }[];
}
