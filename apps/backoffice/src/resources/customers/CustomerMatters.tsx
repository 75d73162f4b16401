import { Typography } from '@mui/material';
import type { AdminBillRequestRow, AdminConversationRow, AdminTaxChangeRow } from '@flota/schemas';
import type { ReactNode } from 'react';
import { type RaRecord, ReferenceManyField, useCanAccess, WithListContext } from 'react-admin';
import { Section } from '../../components/Figures.js';
import { LinkedPair } from '../../components/RecordLink.js';
import { ListFailure } from '../../components/NothingToShow.js';
import { PlainList } from '../../components/PlainList.js';
import { StateChip } from '../../components/StateChip.js';
import { BILL_STATE_LOOK } from '../../components/states/bill-requests.js';
import { CONVERSATION_STATE_LOOK, UNREAD_LOOK } from '../../components/states/conversations.js';
import { TAX_CHANGE_STATE_LOOK } from '../../components/states/tax-changes.js';
import { formatCount, formatInstant } from '../../i18n/format.js';

/** What the customer wants of us, as far as it is this person's to see. */
export const CustomerMatters = () => (
  <>
    <Matters<AdminConversationRow>
      resource="conversations"
      title="Mensajes"
      latest="lastMessageAt"
      empty="No ha escrito ninguno."
    >
      {({ id, subject, folio, lastMessageAt, unread, state }) => (
        <>
          <LinkedPair
            resource="conversations"
            id={id}
            name={subject}
            detail={`${folio} · ${formatInstant(lastMessageAt)}`}
          />
          <StateChip look={unread ? UNREAD_LOOK : CONVERSATION_STATE_LOOK[state]} />
        </>
      )}
    </Matters>
    <Matters<AdminBillRequestRow>
      resource="bill-requests"
      title="Facturas del vehículo"
      latest="createdAt"
      empty="No ha pedido ninguna."
    >
      {({ id, folio, contractNumber, createdAt, state }) => (
        <>
          <LinkedPair
            resource="bill-requests"
            id={id}
            name={folio}
            detail={`${contractNumber} · ${formatInstant(createdAt)}`}
          />
          <StateChip look={BILL_STATE_LOOK[state]} />
        </>
      )}
    </Matters>
    <Matters<AdminTaxChangeRow>
      resource="tax-changes"
      title="Cambios de datos fiscales"
      latest="createdAt"
      empty="No ha pedido ninguno."
    >
      {({ id, folio, legalName, createdAt, state }) => (
        <>
          <LinkedPair
            resource="tax-changes"
            id={id}
            name={folio}
            detail={`${legalName} · ${formatInstant(createdAt)}`}
          />
          <StateChip look={TAX_CHANGE_STATE_LOOK[state]} />
        </>
      )}
    </Matters>
  </>
);

const SHOWN = 5;

interface MattersProps<Row> {
  resource: string;
  title: string;
  /** By which the newest come first. */
  latest: string;
  empty: string;
  children: (row: Row) => ReactNode;
}

/** The last few; the rest is found in its own section, by the customer's name. */
function Matters<Row extends RaRecord & { id: string }>({
  resource,
  title,
  latest,
  empty,
  children,
}: MattersProps<Row>) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  if (!canAccess) return null;
  return (
    <Section title={title}>
      <ReferenceManyField
        reference={resource}
        target="customerId"
        sort={{ field: latest, order: 'DESC' }}
        perPage={SHOWN}
      >
        <WithListContext<Row>
          error={<ListFailure />}
          render={({ data = [], total = 0 }) => (
            <>
              <PlainList items={data} empty={empty}>
                {children}
              </PlainList>
              {total > SHOWN && (
                <Typography variant="body2" color="textSecondary">
                  Y {formatCount(total - SHOWN)} más en «{title}».
                </Typography>
              )}
            </>
          )}
        />
      </ReferenceManyField>
    </Section>
  );
}
