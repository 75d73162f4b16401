import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatMoney } from '@flota/figures';
import { SandboxFrame } from '../../platform/sandbox/sandbox-frame.js';
import { KIND, Problem, TestCards } from './test-card-fields.js';

export interface SandboxCheckout {
  companyName: string;
  folio: string;
  /** MXN. */
  amount: string;
  /** Whether it can still be paid. */
  open: boolean;
  /** The card that pays is saved as well. */
  keepsCard: boolean;
  successUrl: string;
  cancelUrl: string;
}

/** The sandbox's hosted page. It has no field for a card number, so that nobody can enter a real one. */
export const renderSandboxPage = (checkout: SandboxCheckout, problem?: string): string =>
  `<!doctype html>${renderToStaticMarkup(<SandboxPage checkout={checkout} problem={problem} />)}`;

function SandboxPage({ checkout, problem }: { checkout: SandboxCheckout; problem: string | undefined }) {
  const { companyName, folio, amount, open } = checkout;
  return (
    <SandboxFrame companyName={companyName} kind={KIND} title={`Pago de prueba ${folio}`}>
      <h1>{open ? 'Pague con una tarjeta de prueba' : 'Este pago ya no está abierto'}</h1>
      <dl>
        <Line label="Folio">{folio}</Line>
        <Line label="Total" className="amount">
          {`${formatMoney(amount)} MXN`}
        </Line>
      </dl>
      {open ? <PaymentForm checkout={checkout} problem={problem} /> : <Closed checkout={checkout} />}
    </SandboxFrame>
  );
}

const Line = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className={className}>{children}</dd>
  </div>
);

const PaymentForm = ({ checkout, problem }: { checkout: SandboxCheckout; problem: string | undefined }) => (
  <form method="post">
    <p className="note">
      Aquí no se mueve dinero. Nunca escriba los datos de una tarjeta real en un sistema de prueba.
    </p>
    <Problem text={problem} />
    <TestCards />
    {checkout.keepsCard && <p className="note">La tarjeta quedará guardada para sus próximos pagos, como lo pidió.</p>}
    <button type="submit">{`Pagar ${formatMoney(checkout.amount)}`}</button>
    <a className="back" href={checkout.cancelUrl}>
      Cancelar y volver
    </a>
  </form>
);

const Closed = ({ checkout }: { checkout: SandboxCheckout }) => (
  <>
    <p className="note">Se pagó, se rechazó o caducó. Vea el resultado en el sitio.</p>
    <a className="back" href={checkout.successUrl}>
      Ver el resultado
    </a>
  </>
);
