import { ApiProblem } from '@flota/client';
import { useEffect, useRef, useState } from 'react';
import type { AccountPayment, PaymentGroupRequest, PaymentRequest } from '@flota/schemas';
import { startPayment, startPayments } from '../../api/account/payments.js';
import { createIdempotencyKeys } from '@flota/client';
import { readFailure } from '../forms/index.js';
import { isConnectionLost } from '../../lib/connection-lost.js';
import { useShownAgain } from '../../lib/use-shown-again.js';
import { resultPath } from './result-path.js';

interface Failure {
  message: string;
  correlationId: string;
}

/** What the server said of an amount; of another one it says nothing. */
interface RefusedAmount {
  amount: string | undefined;
  code: string;
}

/** A charge that got there although its answer didn't is found by its key, and not made again. */
const OFFLINE =
  'No hay conexión a internet. Lo que eligió sigue aquí: vuelva a presionar cuando tenga señal. Se paga una sola vez.';
const BACK_ONLINE = 'Ya hay conexión. Lo que eligió sigue aquí: vuelva a presionar. Se paga una sola vez.';

const CHANGED = 'Lo que puede pagar cambió mientras elegía. Cierre esta ventana y vuelva a abrirla.';

/** Opens the provider's page for a payment, in place of this one. Pressed twice it is one payment. */
export function useCardPayment(leave: (url: string) => void = (url) => window.location.assign(url)) {
  const [paying, setPaying] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refused, setRefused] = useState<RefusedAmount | null>(null);
  const [keyFor] = useState(() => createIdempotencyKeys());
  const [waits, setWaits] = useState(false);
  const busy = useRef(false);
  const attempt = useRef(0);

  const stop = () => {
    busy.current = false;
    setPaying(false);
  };
  useShownAgain(stop);

  useEffect(() => {
    if (!waits) return;
    const onOnline = () => {
      setWaits(false);
      setFailure({ message: BACK_ONLINE, correlationId: '' });
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [waits]);

  const go = async <Request>(
    request: Request,
    start: (request: Request, key: string) => Promise<AccountPayment>,
    amount?: string,
  ): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPaying(true);
    setFailure(null);
    setRefused(null);
    setWaits(false);
    try {
      const { id, checkoutUrl } = await start(request, keyFor([request, attempt.current]));
      leave(checkoutUrl ?? resultPath(id));
    } catch (error) {
      if (isConnectionLost(error)) {
        setWaits(true);
        setFailure({ message: OFFLINE, correlationId: '' });
        return stop();
      }
      // What was refused stays refused under its key; without an answer the same key finds out what became of it.
      if (error instanceof ApiProblem && error.code !== 'SERVER.UNAVAILABLE') attempt.current += 1;
      const { fields, message, correlationId } = readFailure(error, amount ? ['amount'] : [], CHANGED);
      if (fields[0]) setRefused({ amount, code: fields[0].code });
      if (message) setFailure({ message, correlationId });
      stop();
    }
  };

  const pay = (request: PaymentRequest) => go(request, startPayment, request.amount);
  const payAll = (request: PaymentGroupRequest) => go(request, startPayments);
  return { pay, payAll, paying, failure, refused };
}
