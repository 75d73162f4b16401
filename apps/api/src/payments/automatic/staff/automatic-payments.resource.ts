import { AutomaticPaymentState, type Prisma } from '@flota/prisma';
import type { AdminAutomaticPayment } from '@flota/schemas';
import { z } from 'zod';
import { ofHolder } from '../../../contracts/index.js';
import type { FieldEncryption } from '../../../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy, sortedWithin } from '../../../platform/resources/resource.js';
import { presentCard } from '../cards/saved-card.presenter.js';
import { paragraphsOf } from '../mandates/mandate-terms.js';

const include = {
  card: true,
  contract: { select: { number: true, customer: { select: { id: true, name: true, email: true } } } },
} satisfies Prisma.AutomaticPaymentInclude;

type Row = Prisma.AutomaticPaymentGetPayload<{ include: typeof include }>;

/** What customers agreed to: staff read it, and switch it off where they ask for it. */
export const automaticPaymentsResource = (encryption: FieldEncryption): Resource =>
  defineResource<Row>({
    name: 'automatic-payments',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      end: ['care', 'finance'],
    },
    model: (database) => database.automaticPayment,
    include,
    search: {
      texts: ['contract.searchText'],
      codes: ['folio'],
      rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }),
    },
    palette: {
      by: 'folio',
      tell: ({ folio, contract }) => ({ title: folio, detail: `${contract.customer.name} · ${contract.number}` }),
    },
    sort: { ...sortedBy('acceptedAt'), ...sortedWithin('acceptedAt', 'state') },
    defaultOrder: { acceptedAt: 'desc' },
    filters: {
      state: z.enum(AutomaticPaymentState).transform((state) => ({ state })),
      contract: z.uuid().transform((contractId) => ({ contractId })),
      customer: z.uuid().transform((customerId) => ({ contract: { customerId } })),
    },
    present: (mandate): AdminAutomaticPayment => ({
      id: mandate.id,
      folio: mandate.folio,
      contractId: mandate.contractId,
      contractNumber: mandate.contract.number,
      customer: mandate.contract.customer,
      state: mandate.state,
      reason: mandate.reason,
      card: presentCard(mandate.card),
      daysBefore: mandate.daysBefore,
      limitAmount: mandate.limitAmount?.toFixed(2) ?? null,
      text: paragraphsOf(mandate.text),
      textVersion: mandate.textVersion,
      acceptedAt: mandate.acceptedAt.toISOString(),
      endedAt: mandate.endedAt?.toISOString() ?? null,
    }),
  });
