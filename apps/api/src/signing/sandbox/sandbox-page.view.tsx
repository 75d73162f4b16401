import { renderToStaticMarkup } from 'react-dom/server';
import type { SandboxAnswer, SandboxSigning } from './sandbox-page.js';
import { SandboxFrame } from '../../platform/sandbox/sandbox-frame.js';

/** The sandbox's page. It has no field for a key or a password, so that nobody can enter a real one. */
export const renderSandboxPage = (signing: SandboxSigning): string =>
  `<!doctype html>${renderToStaticMarkup(<SandboxPage signing={signing} />)}`;

const CHOICES: Record<SandboxAnswer, { title: string; outcome: string }> = {
  own: { title: 'Firmar', outcome: 'Con un certificado de prueba a mi nombre' },
  other: { title: 'Firmar como otra persona', outcome: 'Para ver qué pasa si el RFC del certificado es otro' },
  decline: { title: 'Rechazar', outcome: 'No firmar el documento' },
};

function SandboxPage({ signing }: { signing: SandboxSigning }) {
  const { companyName, documentUrl, folio, open, signer, title } = signing;
  return (
    <SandboxFrame
      companyName={companyName}
      kind="Firma electrónica de prueba, sin valor legal"
      title={`Firma de prueba ${folio}`}
    >
      <h1>{open ? title : endOf(signing)}</h1>
      <dl>
        <div>
          <dt>Folio</dt>
          <dd>{folio}</dd>
        </div>
        <div>
          <dt>Firmante</dt>
          <dd>{signer}</dd>
        </div>
        <div>
          <dt>Documento</dt>
          <dd>
            <a href={documentUrl} target="_blank" rel="noopener">
              Leer el PDF
            </a>
          </dd>
        </div>
      </dl>
      {open && <Choices />}
      {signing.backUrl && (
        <a className="back" href={signing.backUrl}>
          {open ? 'Volver sin firmar' : 'Volver a mi cuenta'}
        </a>
      )}
    </SandboxFrame>
  );
}

const endOf = ({ outcome }: SandboxSigning): string => {
  if (outcome === 'signed') return 'Usted ya firmó este documento';
  return outcome === 'declined' ? 'Usted rechazó este documento' : 'Este documento ya no se puede firmar';
};

const Choices = () => (
  <form method="post">
    <p className="note">
      Aquí no se firma nada de verdad. Nunca entregue su llave ni la contraseña de su e.firma en un sistema de prueba.
    </p>
    <fieldset>
      <legend>¿Qué quiere hacer?</legend>
      {Object.entries(CHOICES).map(([answer, { outcome, title }]) => (
        <label key={answer}>
          <input type="radio" name="answer" value={answer} defaultChecked={answer === 'own'} />
          <span>
            <span className="choice">{title}</span>
            <span className="outcome">{outcome}</span>
          </span>
        </label>
      ))}
    </fieldset>
    <button type="submit">Continuar</button>
  </form>
);
