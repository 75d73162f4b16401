import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatMoney } from '@flota/figures';
import { SANDBOX_STYLES } from '../../platform/html/sandbox-styles.js';
import { TEST_CARDS } from './test-cards.js';

export interface SandboxCheckout {
  companyName: string;
  folio: string;
  /** MXN. */
  amount: string;
  /** Whether it can still be paid. */
  open: boolean;
  successUrl: string;
  cancelUrl: string;
}

/** The sandbox's hosted page. It has no field for a card number, so that nobody can enter a real one. */
export const renderSandboxPage = (checkout: SandboxCheckout, problem?: string): string =>
  `<!doctype html>${renderToStaticMarkup(<SandboxPage checkout={checkout} problem={problem} />)}`;

function SandboxPage({ checkout, problem }: { checkout: SandboxCheckout; problem: string | undefined }) {
  const { companyName, folio, amount, open } = checkout;
  return (
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Pago de prueba ${folio}`}</title>
        <style dangerouslySetInnerHTML={{ __html: SANDBOX_STYLES }} />
      </head>
      <body>
        <header>
          <div>
            <p className="name">{companyName}</p>
            <p className="kind">Procesador de pagos de prueba</p>
            <p className="road" aria-hidden="true" />
          </div>
        </header>
        <main>
          <h1>{open ? 'Pague con una tarjeta de prueba' : 'Este pago ya no está abierto'}</h1>
          <dl>
            <Line label="Folio">{folio}</Line>
            <Line label="Total" className="amount">
              {`${formatMoney(amount)} MXN`}
            </Line>
          </dl>
          {open ? <PaymentForm checkout={checkout} problem={problem} /> : <Closed checkout={checkout} />}
        </main>
      </body>
    </html>
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
    {problem && (
      <p className="problem" role="alert">
        {problem}
      </p>
    )}
    <fieldset>
      <legend>Tarjeta</legend>
      {TEST_CARDS.map(({ number, outcome }, index) => (
        <label key={number}>
          <input type="radio" name="card" value={number} defaultChecked={index === 0} />
          <span>
            <span className="number">{number}</span>
            <span className="outcome">{outcome}</span>
          </span>
        </label>
      ))}
    </fieldset>
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
