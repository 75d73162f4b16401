import { Typography } from '@mui/material';
import type { AdminContractDetail } from '@flota/schemas';
import type { ReactNode } from 'react';
import { Section } from '../../components/Figures.js';
import { AskSignature } from '../../components/signing/AskSignature.js';
import { PlainList } from '../../components/PlainList.js';
import { formatDay, formatInstant } from '../../i18n/format.js';
import { IssueLetterButton } from './IssueLetterButton.js';
import { documentName } from './texts.js';

/** The vehicle's insurance and the letters that were issued. */
export const ContractPapers = ({ contract }: { contract: AdminContractDetail }) => (
  <>
    <Section title="Pólizas de seguro">
      <PlainList items={contract.policies} empty="No hay pólizas registradas.">
        {({ insurer, number, startsOn, endsOn }) => (
          <>
            <span>
              {insurer}
              <Quiet>{number}</Quiet>
            </span>
            <Quiet>
              {formatDay(startsOn)} a {formatDay(endsOn)}
            </Quiet>
          </>
        )}
      </PlainList>
    </Section>
    <Section
      title="Cartas y constancias"
      actions={
        <>
          <IssueLetterButton contract={contract} />
          <AskSignature contractId={contract.id} contractNumber={contract.number} />
        </>
      }
    >
      <PlainList items={contract.documents} empty="Todavía no se ha emitido ninguna.">
        {(document) => (
          <>
            <span>
              {document.voidedOn ? <s>{documentName(document)}</s> : documentName(document)}
              <Quiet>
                {document.folio}
                {document.voidedOn && ` · sin validez desde ${formatDay(document.voidedOn)}`}
              </Quiet>
            </span>
            <Quiet>{formatInstant(document.issuedAt)}</Quiet>
          </>
        )}
      </PlainList>
    </Section>
  </>
);

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
);
