import { ApiProblem } from '@flota/client';
import type { AutomaticPayments, SavedCard } from '@flota/schemas';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { agreeToAutomaticPayment, changeAutomaticPayment } from '../../../api/account/automatic-payments.js';
import { failureText } from '../../../api/problem-texts.js';
import { Button } from '../../../components/Button.js';
import { CancelButton } from '../../../components/CancelButton.js';
import { Checkbox } from '../../../components/Checkbox.js';
import { DateText, Money } from '../../../components/Money.js';
import { Select } from '../../../components/Select.js';
import { TextInput } from '../../../components/TextInput.js';
import { cardName, dayText } from './automatic.texts.js';
import { Terms } from './Terms.js';

interface MandateFormProps {
  contract: AutomaticPayments['contracts'][number];
  cards: readonly SavedCard[];
  terms: AutomaticPayments['terms'];
  onSaved: (now: AutomaticPayments, done: string) => Promise<void>;
  onCancel: () => void;
}

/** Which card, when, up to how much; and, of one that is new, the whole text to be accepted. */
export function MandateForm({ contract, cards, terms, onSaved, onCancel }: MandateFormProps) {
  const { automaticPayment: mandate, contractId, firstCharges } = contract;
  const known = cards.find(({ id }) => id === mandate?.card.id) ?? cards[0];
  const [cardId, setCardId] = useState(known?.id ?? '');
  const [daysBefore, setDaysBefore] = useState(mandate?.daysBefore ?? 0);
  const [limit, setLimit] = useState(mandate?.limitAmount ?? '');
  const [accepted, setAccepted] = useState(mandate !== null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [missing, setMissing] = useState(false);
  const first = firstCharges[daysBefore];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(!accepted);
    if (!accepted) return;
    setBusy(true);
    setFailure(undefined);
    const limitAmount = limit.replaceAll(/[,$\s]/g, '') || null;
    const how = { cardId, daysBefore, limitAmount };
    try {
      if (mandate) {
        await onSaved(await changeAutomaticPayment(mandate.id, how), 'Guardamos los cambios de su pago automático.');
      } else {
        const request = { ...how, contractId, textVersion: terms.version, accepted: true as const };
        const done = 'Activamos su pago automático. Le enviamos por correo una copia de la autorización.';
        await onSaved(await agreeToAutomaticPayment(request), done);
      }
    } catch (error) {
      setFailure(reasonOf(error));
      setBusy(false);
    }
  };

  if (cards.length === 0) {
    return (
      <div className="mt-5">
        <p className="text-muted">Primero guarde una tarjeta que no haya vencido.</p>
        <CancelButton onClick={onCancel} />
      </div>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="mt-5 grid gap-5">
      <div className="grid gap-5 tablet:grid-cols-2">
        <Select
          label="Tarjeta"
          value={cardId}
          onChange={({ target }) => setCardId(target.value)}
          options={cards.map((card) => ({ value: card.id, label: cardName(card) }))}
        />
        <Select
          label="Cuándo se cobra"
          value={String(daysBefore)}
          onChange={({ target }) => setDaysBefore(Number(target.value))}
          options={firstCharges.map((_, days) => ({ value: String(days), label: dayText(days) }))}
        />
        <TextInput
          label="Límite por cobro"
          optional
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          value={limit}
          onChange={({ target }) => setLimit(target.value)}
          hint="Si debe más, no se cobra nada y le avisamos."
        />
      </div>
      {first && (
        <p className="border-l-4 border-amber pl-4">
          El primer cobro sería el <DateText date={first.chargeOn} />, por <Money amount={first.amount} />, si nada
          cambia.
        </p>
      )}
      {!mandate && (
        <>
          <div>
            <h4 className="mb-3 font-semibold">Autorización</h4>
            <Terms text={terms.text} />
          </div>
          <Checkbox
            label="Leí la autorización y la acepto."
            checked={accepted}
            onChange={({ target }) => setAccepted(target.checked)}
            {...(missing && !accepted && { error: 'Para continuar, lea la autorización y acéptela.' })}
          />
        </>
      )}
      <p role="alert" className="font-medium text-brick empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy} loadingLabel="Guardando…" className="max-tablet:w-full">
          {mandate ? submitOf(mandate.state) : 'Activar el pago automático'}
        </Button>
        <CancelButton onClick={onCancel} />
      </div>
    </form>
  );
}

const submitOf = (state: string): string => (state === 'paused' ? 'Reanudar el pago automático' : 'Guardar');

/** Of a field the limit alone can be wrong. */
function reasonOf(error: unknown): string {
  const isLimit =
    error instanceof ApiProblem && error.problem.errors?.some(({ field }) => field === 'limitAmount') === true;
  return isLimit ? 'Escriba el límite en pesos, de $20.00 a $999,999.99, o déjelo vacío.' : failureText(error);
}
