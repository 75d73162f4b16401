import type { Prisma } from '@flota/prisma';
import type { StreamKind } from '@flota/schemas';
import { consentsOf, leadConsentsOf, notesOf, quoteConsentsOf, sessionsOf, tasksOf } from './account-sources.js';
import { collectionsOf, contractsOf, paymentsOf, promisesOf, restructuringsOf } from './money-sources.js';
import type { Asked } from './newest.js';
import { billRequestsOf, papersOf, policiesOf, signaturesOf, taxChangesOf } from './paper-sources.js';
import { leadsOf, messagesOf, noticesOf, quotesOf } from './talk-sources.js';

interface Source {
  kind: StreamKind;
  /** Whose list shows the same: who may not see that, is not told here either. */
  resource: string;
  read: (asked: Asked) => Prisma.Sql[];
}

/** Where the history of a customer stands. */
export const SOURCES: readonly Source[] = [
  { kind: 'contracts', resource: 'contracts', read: contractsOf },
  { kind: 'payments', resource: 'contracts', read: paymentsOf },
  { kind: 'promises', resource: 'payment-promises', read: promisesOf },
  { kind: 'collections', resource: 'restructurings', read: restructuringsOf },
  { kind: 'collections', resource: 'collections', read: collectionsOf },
  { kind: 'papers', resource: 'letters', read: papersOf },
  { kind: 'messages', resource: 'conversations', read: messagesOf },
  { kind: 'notices', resource: 'customers', read: noticesOf },
  { kind: 'formalities', resource: 'bill-requests', read: billRequestsOf },
  { kind: 'formalities', resource: 'tax-changes', read: taxChangesOf },
  { kind: 'formalities', resource: 'signing-requests', read: signaturesOf },
  { kind: 'policies', resource: 'policy-submissions', read: policiesOf },
  { kind: 'quotes', resource: 'quotes', read: quotesOf },
  { kind: 'leads', resource: 'leads', read: leadsOf },
  { kind: 'sessions', resource: 'customers', read: sessionsOf },
  { kind: 'consents', resource: 'customers', read: consentsOf },
  { kind: 'consents', resource: 'quotes', read: quoteConsentsOf },
  { kind: 'consents', resource: 'leads', read: leadConsentsOf },
  { kind: 'notes', resource: 'customers', read: notesOf },
  { kind: 'tasks', resource: 'customers', read: tasksOf },
];
