import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatFraction } from '@flota/figures';
import { parseRfc, PERSON_TYPE_NAMES, type ProposedVat, proposedVatRequestSchema } from '@flota/schemas';
import { useFormContext, useWatch } from 'react-hook-form';
import { http } from '../../../api/client.js';
import { fractionToPercent, percentToFraction } from '../../../components/typed-figures.js';

const WATCHED = ['terms.kind', 'holder.rfc', 'holder.regime', 'signedOn', 'terms.vatOnInterestRate'] as const;

/** The VAT on interest that follows from who holds the contract; staff take it over, or keep what the paper says. */
export function VatProposal() {
  const [kind, rfc, regime, signedOn, rate] = useWatch({ name: [...WATCHED] }) as (string | null | undefined)[];
  const { setValue } = useFormContext();
  const asked = proposedVatRequestSchema.safeParse({ kind, rfc, signedOn, regime: regime || undefined });
  // Half an RFC is of nobody.
  const isAsked = asked.success && parseRfc(asked.data.rfc) !== null;
  const { data } = useQuery({
    queryKey: ['proposed-vat', asked.data],
    queryFn: () =>
      http.json<ProposedVat>('/api/admin/contracts/proposed-vat', { method: 'POST', body: asked.data as object }),
    enabled: isAsked,
  });
  if (!isAsked || !data || percentToFraction(rate ?? '') === data.vatOnInterestRate) return null;

  const take = () => {
    const percent = fractionToPercent(data.vatOnInterestRate);
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('terms.vatOnInterestRate', percent, options);
    // The VAT of late interest follows that of ordinary interest.
    setValue('late.vatRate', percent, options);
  };
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ gridColumn: '1 / -1', mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={take} sx={{ whiteSpace: 'nowrap' }}>
          Usar {formatFraction(data.vatOnInterestRate)}
        </Button>
      }
    >
      {proposalText(data)}
    </Alert>
  );
}

const proposalText = ({ personType, borderRegion, vatOnInterestRate }: ProposedVat): string =>
  `El titular es ${PERSON_TYPE_NAMES[personType].toLowerCase()}${borderRegion ? ', de la región fronteriza norte' : ''}: el IVA de los intereses, también de los moratorios, sería de ${formatFraction(vatOnInterestRate)}.`;
