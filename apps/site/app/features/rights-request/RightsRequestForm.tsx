import type { z } from 'zod';
import { type rightsReceiptSchema, todayInMexico } from '@flota/schemas';
import { type ReactNode, useId, useState } from 'react';
import { DateText } from '../../components/Money.js';
import { TextInput } from '../../components/TextInput.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import {
  ConsentBox,
  EmailAndPhone,
  FormFrame,
  Honeypot,
  RadioField,
  TextArea,
  UploadProgress,
  useSiteForm,
} from '../forms/index.js';
import { IdentityFields } from './IdentityFields.js';
import {
  detailText,
  EMPTY_RIGHTS,
  RELATION_OPTIONS,
  RIGHT_OPTIONS,
  RIGHTS_ERRORS,
  type RightsValues,
} from './rights-fields.js';

export type RightsReceipt = z.output<typeof rightsReceiptSchema>;

const HEADING_ID = 'solicitud';

export function RightsRequestForm({ onSent }: { onSent: (receipt: RightsReceipt, values: RightsValues) => void }) {
  const [share, setShare] = useState(0);
  const form = useSiteForm({
    name: 'rights-request',
    empty: EMPTY_RIGHTS,
    longTexts: ['description', 'detail'],
    texts: RIGHTS_ERRORS,
    open: async () => (await import('./rights-form.js')).openRightsForm(setShare),
    onSent,
  });
  const { control, register, errorOf, watch } = form;
  const [right, relation] = watch(['right', 'relation']);
  const detail = detailText(right);
  const representative = relation === 'representative';

  return (
    <>
      <h2 id={HEADING_ID} className="heading-section">
        Su solicitud
      </h2>
      <TodayField />
      <FormFrame
        labelledBy={HEADING_ID}
        form={form}
        button="Enviar solicitud"
        failedTitle="No se envió su solicitud"
        progress={form.sending && <UploadProgress share={share} />}
      >
        <FormPart number={1} title="Qué solicita">
          <RadioField
            control={control}
            name="right"
            legend="Derecho que quiere ejercer"
            columns={2}
            options={RIGHT_OPTIONS}
            error={errorOf('right')}
          />
        </FormPart>
        <FormPart number={2} title="De quién son los datos">
          <RadioField
            control={control}
            name="relation"
            legend="¿Quién hace la solicitud?"
            options={RELATION_OPTIONS}
            error={errorOf('relation')}
          />
          <TextInput
            label="Nombre del titular"
            hint="Como aparece en su identificación."
            autoComplete={representative ? 'off' : 'name'}
            error={errorOf('holderName')}
            {...register('holderName')}
          />
          <TextInput
            label="Domicilio"
            hint="Calle, número, colonia, municipio, estado y código postal."
            autoComplete="address-line1"
            maxLength={300}
            error={errorOf('address')}
            {...register('address')}
          />
          <div className="grid gap-6 wide:grid-cols-2">
            <EmailAndPhone register={register} errorOf={errorOf} />
          </div>
        </FormPart>
        <FormPart number={3} title="Identidad">
          <IdentityFields form={form} representative={representative} />
        </FormPart>
        <FormPart number={4} title="Detalle">
          <TextArea
            label="Descripción de los datos"
            hint="Diga a qué datos se refiere y, si lo tiene, su número de contrato o folio."
            maxLength={3000}
            error={errorOf('description')}
            {...register('description')}
          />
          <TextArea
            label={detail.label}
            hint={detail.hint}
            maxLength={3000}
            error={errorOf('detail')}
            {...register('detail')}
          />
        </FormPart>
        <Honeypot {...register('website')} />
        <ConsentBox purpose="atender esta solicitud" error={errorOf('consent')} {...register('consent')} />
      </FormFrame>
    </>
  );
}

/** A group of fields under its own heading. */
function FormPart({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-6 border-t border-line pt-7 pb-4">
      <h3 id={id} className="heading-card flex gap-4">
        <span aria-hidden className="tabular text-muted">
          {number}
        </span>
        {title}
      </h3>
      {children}
    </div>
  );
}

/** The day of the request. The page itself is kept for everybody, so only the browser can say. */
function TodayField() {
  const hydrated = useHydrated();
  return (
    <p className="mt-3 mb-8 min-h-[1.6em] text-muted">
      {hydrated && (
        <>
          Fecha de la solicitud:{' '}
          <strong className="text-ink">
            <DateText date={todayInMexico()} />
          </strong>
        </>
      )}
    </p>
  );
}
