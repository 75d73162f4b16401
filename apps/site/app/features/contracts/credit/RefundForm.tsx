import { type ContractDetail, refundRequestSchema } from '@flota/schemas';
import { toCents } from '@flota/figures';
import { useState } from 'react';
import { askRefund } from '../../../api/account/contracts.js';
import { fieldText } from '../../../api/field-texts.js';
import { Button } from '../../../components/Button.js';
import { TextInput } from '../../../components/TextInput.js';
import { formatMoney } from '../../../lib/format.js';
import { pesosExpected, pesosToType, readPesos } from '../../../lib/peso-input.js';
import { readFailure } from '../../forms/index.js';
import type { SendCredit } from './credit-choices.js';

const CHANGED = 'Su contrato cambió mientras escribía. Cierre esta ventana y vuelva a abrirla.';

interface RefundFormProps {
  contract: ContractDetail;
  working: boolean;
  send: SendCredit;
  onDone: (done: { title: string; text: string; conversationId: string }) => void;
}

/** Asks for money back. It leaves by a person's hand, to an account of the holder. */
export function RefundForm({ contract, working, send, onDone }: RefundFormProps) {
  const [typed, setTyped] = useState(() => pesosToType(contract.unapplied));
  const [clabe, setClabe] = useState('');
  const [errors, setErrors] = useState<{ amount?: string; clabe?: string }>({});
  const [failure, setFailure] = useState<string>();

  const submit = async () => {
    const amount = readPesos(typed);
    const request = refundRequestSchema.safeParse({ amount: amount ?? '', clabe });
    const wrongAmount =
      amount === null
        ? pesosExpected()
        : toCents(amount) > toCents(contract.unapplied)
          ? fieldText('CREDIT.NOT_ENOUGH')
          : undefined;
    const wrongClabe = request.error?.issues.find(({ path }) => path[0] === 'clabe')?.message;
    setErrors({
      ...(wrongAmount && { amount: wrongAmount }),
      ...(wrongClabe && { clabe: fieldText(wrongClabe) }),
    });
    setFailure(undefined);
    if (wrongAmount || !request.success) {
      document.getElementById(wrongAmount ? 'devolver-cuanto' : 'devolver-clabe')?.focus();
      return;
    }
    try {
      const { conversationId } = await send(askRefund, request.data);
      onDone({
        title: 'Recibimos su solicitud',
        text: `Revisamos la cuenta y le respondemos en Mensajes. Mientras tanto, sus ${formatMoney(request.data.amount)} siguen a su favor.`,
        conversationId,
      });
    } catch (error) {
      const { fields, message } = readFailure(error, ['amount', 'clabe'], CHANGED);
      setErrors(Object.fromEntries(fields.map(({ field, code }) => [field, fieldText(code)])));
      setFailure(message ?? undefined);
    }
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        id="devolver-cuanto"
        label="Cuánto"
        hint={`Hasta ${formatMoney(contract.unapplied)}.`}
        prefix="$"
        suffix="MXN"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={errors.amount}
      />
      <TextInput
        id="devolver-clabe"
        label="CLABE de su cuenta"
        hint={`18 dígitos, de una cuenta a nombre de ${contract.holder.legalName}.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        value={clabe}
        onChange={({ target }) => setClabe(target.value)}
        error={errors.clabe}
      />
      {failure && (
        <p role="alert" className="text-brick">
          {failure}
        </p>
      )}
      <Button type="submit" size="lg" className="w-full" loading={working} loadingLabel="Enviando…">
        Pedir la devolución
      </Button>
    </form>
  );
}
