import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TextInput } from '../../components/TextInput.js';
import { ConsentBox, FormFrame, Honeypot, once, PersonFields, type SentState, useSiteForm } from '../forms/index.js';
import { EMPTY_SYNTAGE, RFC_HINT, SYNTAGE_ERRORS } from './syntage-fields.js';
import { syntagePath } from '../../constants/paths.js';

const HEADING_ID = 'autorizar';

export function SyntageForm() {
  const navigate = useNavigate();
  const [open] = useState(() => once(async () => (await import('./syntage-form.js')).openSyntageForm()));
  const [doubtful, setDoubtful] = useState(false);
  const form = useSiteForm({
    name: 'syntage',
    empty: EMPTY_SYNTAGE,
    open,
    texts: SYNTAGE_ERRORS,
    onSent: ({ token }, { email }) => {
      const state: SentState = { sentTo: email };
      void navigate(syntagePath(token), { state });
    },
  });
  const { register, errorOf, getValues } = form;
  const judgeRfc = async () => setDoubtful((await open()).isRfcDoubtful(getValues('rfc')));

  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="heading-section">
        Autorice la consulta
      </h2>
      <p className="measure mt-3 text-muted">
        Aquí nos da su consentimiento. La autorización la otorga usted después, en la página del proveedor.
      </p>
      <div className="mt-8">
        <FormFrame
          labelledBy={HEADING_ID}
          form={form}
          button="Dar mi consentimiento"
          failedTitle="No se envió su consentimiento"
        >
          <TextInput
            label="RFC"
            hint={doubtful ? <DoubtfulRfc /> : RFC_HINT}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            error={errorOf('rfc')}
            {...register('rfc', { onChange: () => void judgeRfc().catch(() => undefined) })}
          />
          <PersonFields
            register={register}
            errorOf={errorOf}
            nameHint="Razón social de la empresa, o el suyo si es persona física."
          />
          <Honeypot {...register('website')} />
          <ConsentBox
            purpose="leer mi información fiscal del SAT y evaluar mi solicitud"
            error={errorOf('consent')}
            {...register('consent')}
          />
        </FormFrame>
      </div>
    </section>
  );
}

/** The SAT itself has issued such numbers: nothing is refused. */
function DoubtfulRfc() {
  return (
    <span role="status" className="text-ink">
      El último carácter no corresponde con los demás. Compárelo con su constancia; si es igual, continúe.
    </span>
  );
}
