import { syntage } from '@flota/texts/site/syntage';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TextInput } from '../../components/TextInput.js';
import { ConsentBox, FormFrame, Honeypot, once, PersonFields, type SentState, useSiteForm } from '../forms/index.js';
import { EMPTY_SYNTAGE } from './syntage-fields.js';
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
    // Where the general text of a code would leave the visitor guessing.
    texts: { 'name:NAME.REQUIRED': syntage.nameMissing },
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
        {syntage.form}
      </h2>
      <p className="measure mt-3 text-muted">{syntage.formLead}</p>
      <div className="mt-8">
        <FormFrame labelledBy={HEADING_ID} form={form} button={syntage.send} failedTitle={syntage.sendFailed}>
          <TextInput
            label={syntage.rfc}
            hint={doubtful ? <DoubtfulRfc /> : syntage.rfcHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            error={errorOf('rfc')}
            {...register('rfc', { onChange: () => void judgeRfc().catch(() => undefined) })}
          />
          <PersonFields register={register} errorOf={errorOf} nameHint={syntage.nameHint} />
          <Honeypot {...register('website')} />
          <ConsentBox purpose={syntage.purpose} error={errorOf('consent')} {...register('consent')} />
        </FormFrame>
      </div>
    </section>
  );
}

/** The SAT itself has issued such numbers: nothing is refused. */
function DoubtfulRfc() {
  return (
    <span role="status" className="text-ink">
      {syntage.rfcDoubtful}
    </span>
  );
}
