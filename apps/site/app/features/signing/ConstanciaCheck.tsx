import type { ConstanciaVerdict } from '@flota/schemas';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { useState } from 'react';
import { verifyConstancia } from '../../api/account/signing.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { formatInstant } from '../../lib/format.js';
import { FAULT_TEXTS } from './texts.js';

/** Has the constancia verified anew, against the files as they are stored, and says what came of it. */
export function ConstanciaCheck({ id }: { id: string }) {
  const [verdict, setVerdict] = useState<ConstanciaVerdict>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const onClick = () => {
    setBusy(true);
    setFailure(undefined);
    verifyConstancia(id)
      .then(setVerdict)
      .catch((error: unknown) => setFailure(failureText(error)))
      .finally(() => setBusy(false));
  };
  return (
    <div className="mt-2">
      <Button variant="quiet" className="px-0!" loading={busy} loadingLabel="Verificando…" onClick={onClick}>
        Verificar constancia
      </Button>
      <div role="status">{verdict && <Verdict verdict={verdict} />}</div>
      <p role="alert" className="text-[0.95rem] text-brick empty:hidden">
        {failure}
      </p>
    </div>
  );
}

function Verdict({ verdict: { fault, isLegal, issuedAt, issuer, sha256 } }: { verdict: ConstanciaVerdict }) {
  return (
    <div className={`mt-2 border-l-4 bg-paper px-5 py-4 ${fault ? 'border-brick' : 'border-agave'}`}>
      <p className="flex items-center gap-2 font-semibold">
        {fault ? (
          <ShieldX aria-hidden size={20} className="shrink-0" />
        ) : (
          <ShieldCheck aria-hidden size={20} className="shrink-0" />
        )}
        {fault ? 'La constancia no es válida' : 'La constancia es válida: el documento no ha cambiado'}
      </p>
      {fault && <p className="mt-1">{FAULT_TEXTS[fault]} Escríbanos para revisarlo.</p>}
      {issuedAt && (
        <p className="mt-1 text-[0.95rem] text-muted">
          Emitida el {formatInstant(issuedAt)} h por {issuer}.
        </p>
      )}
      <p className="mt-1 text-[0.85rem] break-all text-muted">SHA-256 del documento firmado: {sha256}</p>
      {!isLegal && <p className="mt-2 font-semibold">Es una prueba: no tiene valor legal.</p>}
    </div>
  );
}
