import { renderToStaticMarkup } from 'react-dom/server';
import { SandboxFrame } from '../../platform/sandbox/sandbox-frame.js';
import { KIND, Problem, TestCards } from './test-card-fields.js';

export interface SandboxSetup {
  companyName: string;
  /** Whether a card can still be saved here. */
  open: boolean;
  successUrl: string;
  cancelUrl: string;
}

/** The sandbox's hosted page at which a card is saved. */
export const renderSandboxCardPage = (setup: SandboxSetup, problem?: string): string =>
  `<!doctype html>${renderToStaticMarkup(<SandboxCardPage setup={setup} problem={problem} />)}`;

const SandboxCardPage = ({ setup, problem }: { setup: SandboxSetup; problem: string | undefined }) => (
  <SandboxFrame companyName={setup.companyName} kind={KIND} title="Guardar una tarjeta de prueba">
    <h1>{setup.open ? 'Guarde una tarjeta de prueba' : 'Esta página ya no está abierta'}</h1>
    {setup.open ? (
      <form method="post">
        <p className="note">
          Hoy no se cobra nada. Nunca escriba los datos de una tarjeta real en un sistema de prueba.
        </p>
        <Problem text={problem} />
        <TestCards />
        <button type="submit">Guardar la tarjeta</button>
        <a className="back" href={setup.cancelUrl}>
          Cancelar y volver
        </a>
      </form>
    ) : (
      <>
        <p className="note">La tarjeta se guardó, o pasó mucho tiempo. Vea cómo quedó en el sitio.</p>
        <a className="back" href={setup.successUrl}>
          Volver al sitio
        </a>
      </>
    )}
  </SandboxFrame>
);
