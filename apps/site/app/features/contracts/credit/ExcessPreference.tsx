import type { ContractDetail, Excess } from '@flota/schemas';
import { useState } from 'react';
import { setExcess } from '../../../api/account/contracts.js';
import { failureText } from '../../../api/problem-texts.js';
import { Button } from '../../../components/Button.js';
import { RadioCards } from '../../../components/RadioCards.js';
import { formatDate } from '../../../lib/format.js';
import { forgetAccountData } from '../../account/index.js';
import { EXCESS_OPTIONS } from '../../payments/index.js';

/** What becomes of money beyond what is due and the next payment, once for all. */
export function ExcessPreference({ contract }: { contract: Pick<ContractDetail, 'id' | 'excess'> }) {
  const { is, since } = contract.excess;
  const [chosen, setChosen] = useState<Excess>(is);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    setWorking(true);
    setFailure(undefined);
    try {
      await setExcess(contract.id, chosen);
      await forgetAccountData();
    } catch (error) {
      setFailure(failureText(error));
    }
    setWorking(false);
  };
  return (
    <section aria-labelledby="lo-que-sobra">
      <h2 id="lo-que-sobra" className="heading-card">
        Si paga de más
      </h2>
      <p className="measure mt-2 text-muted">
        Lo que pague de más cubre primero su siguiente pago. Usted decide qué pasa con el resto.{' '}
        {since ? `Así lo pidió el ${formatDate(since)}.` : 'Así se acordó en su contrato.'}
      </p>
      <div className="mt-5 grid max-w-2xl gap-4">
        <RadioCards
          legend="Qué hacer con lo que sobre"
          legendHidden
          name="lo-que-sobra-siempre"
          value={chosen}
          onChange={(excess) => setChosen(excess as Excess)}
          options={EXCESS_OPTIONS}
        />
        {chosen !== is && (
          <Button
            variant="secondary"
            className="justify-self-start max-tablet:w-full"
            loading={working}
            loadingLabel="Guardando…"
            onClick={() => void save()}
          >
            Hacerlo así desde hoy
          </Button>
        )}
        <p role="alert" className="text-brick empty:hidden">
          {failure}
        </p>
      </div>
    </section>
  );
}
