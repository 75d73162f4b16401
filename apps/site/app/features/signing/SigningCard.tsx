import type { AccountSigning, SigningFile } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { openSigningFile } from '../../api/account/signing.js';
import { Unbroken } from '../../components/Unbroken.js';
import { formatInstant } from '../../lib/format.js';
import { OpenFileButton } from '../account/index.js';
import { ConstanciaCheck } from './ConstanciaCheck.js';
import { SignButton } from './SignButton.js';
import { standingOf } from './texts.js';

const FILE_NAMES: Record<SigningFile, string> = {
  document: 'Leer el documento',
  signed: 'Documento firmado',
  constancia: 'Constancia (NOM-151)',
};

interface SigningCardProps {
  signing: AccountSigning;
  /** Just back from where it is signed. */
  checking: boolean;
}

/** A document to sign, or that was: how it stands, who signs, and its papers. */
export function SigningCard({ checking, signing }: SigningCardProps) {
  const { contractLabel, files, folio, id, isLegal, note, provider, signers, state, title, way } = signing;
  return (
    <article aria-label={title} className="border-t-2 border-ink py-7">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className="min-w-0">
          <h3 className="heading-card wrap-anywhere">{title}</h3>
          <p className="mt-1 text-[0.95rem] text-muted">
            {contractLabel}, folio <Unbroken>{folio}</Unbroken>
          </p>
          <p className="mt-3">{checking ? 'Comprobamos su firma…' : standingOf(signing)}</p>
        </div>
        {way === 'page' && !checking && <SignButton id={id} title={title} />}
      </div>
      {way === 'mail' && (
        <p className="measure mt-4 border-l-4 border-amber bg-paper px-5 py-4">
          {provider} le envió un correo con el enlace para firmar con su e.firma. Si no lo encuentra, revise el correo
          no deseado o escríbanos.
        </p>
      )}
      {note && (
        <p className="measure mt-4 wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">Nota de nuestro equipo:</span> {note}
        </p>
      )}
      {!isLegal && (
        <p className="mt-4 border-l-4 border-amber bg-paper px-5 py-3 text-[0.95rem]">
          Es una prueba: lo que se firme no tiene valor legal.
        </p>
      )}
      <Signers signers={signers} />
      <div className="mt-4 flex flex-wrap gap-x-8">
        {files.map((which) => (
          <OpenFileButton key={which} icon={<FileText aria-hidden size={18} />} open={() => openSigningFile(id, which)}>
            {FILE_NAMES[which]}
            <span className="sr-only">«{title}»</span>
          </OpenFileButton>
        ))}
      </div>
      {state === 'completed' && <ConstanciaCheck id={id} />}
    </article>
  );
}

const Signers = ({ signers }: Pick<AccountSigning, 'signers'>) => (
  <ul aria-label="Firmantes" className="mt-5 max-w-3xl border-t border-line">
    {signers.map(({ name, role, signedAt, state }) => (
      <li key={role} className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-b border-line py-3">
        <span className="min-w-0 wrap-anywhere">
          {name}
          <span className="block text-[0.9rem] text-muted">
            {role === 'customer' ? 'Cliente' : 'Por la financiera'}
          </span>
        </span>
        <span className="text-muted">
          {state === 'declined' ? 'No firmó' : signedAt ? `Firmó el ${formatInstant(signedAt)} h` : 'Falta su firma'}
        </span>
      </li>
    ))}
  </ul>
);
