import type { z } from 'zod';
import { type rightsReceiptSchema, todayInMexico } from '@flota/schemas';
import { rightsRequest } from '@flota/texts/site/rights-request';
import { type ReactNode, useId, useState } from 'react';
import { DateText } from '../../components/Money.js';
import { TextInput } from '../../components/TextInput.js';
import { rich } from '../../lib/rich.js';
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
  EMPTY_RIGHTS,
  relationOptions,
  rightDetail,
  rightOptions,
  rightsErrors,
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
    texts: rightsErrors(),
    open: async () => (await import('./rights-form.js')).openRightsForm(setShare),
    onSent,
  });
  const { control, register, errorOf, watch } = form;
  const [right, relation] = watch(['right', 'relation']);
  const detail = rightDetail(right);
  const representative = relation === 'representative';

  return (
    <>
      <h2 id={HEADING_ID} className="heading-section">
        {rightsRequest.formTitle}
      </h2>
      <TodayField />
      <FormFrame
        labelledBy={HEADING_ID}
        form={form}
        button={rightsRequest.submit}
        failedTitle={rightsRequest.failedTitle}
        progress={form.sending && <UploadProgress share={share} />}
      >
        <FormPart number={1} title={rightsRequest.rightPart}>
          <RadioField
            control={control}
            name="right"
            legend={rightsRequest.right}
            columns={2}
            options={rightOptions()}
            error={errorOf('right')}
          />
        </FormPart>
        <FormPart number={2} title={rightsRequest.holderPart}>
          <RadioField
            control={control}
            name="relation"
            legend={rightsRequest.relation}
            options={relationOptions()}
            error={errorOf('relation')}
          />
          <TextInput
            label={rightsRequest.holderName}
            hint={rightsRequest.holderNameHint}
            autoComplete={representative ? 'off' : 'name'}
            error={errorOf('holderName')}
            {...register('holderName')}
          />
          <TextInput
            label={rightsRequest.address}
            hint={rightsRequest.addressHint}
            autoComplete="address-line1"
            error={errorOf('address')}
            {...register('address')}
          />
          <div className="grid gap-6 wide:grid-cols-2">
            <EmailAndPhone register={register} errorOf={errorOf} />
          </div>
        </FormPart>
        <FormPart number={3} title={rightsRequest.identityPart}>
          <IdentityFields form={form} representative={representative} />
        </FormPart>
        <FormPart number={4} title={rightsRequest.detailPart}>
          <TextArea
            label={rightsRequest.description}
            hint={rightsRequest.descriptionHint}
            limit={3000}
            error={errorOf('description')}
            {...register('description')}
          />
          <TextArea
            label={detail.label}
            hint={detail.hint}
            limit={3000}
            error={errorOf('detail')}
            {...register('detail')}
          />
        </FormPart>
        <Honeypot {...register('website')} />
        <ConsentBox purpose={rightsRequest.consentPurpose} error={errorOf('consent')} {...register('consent')} />
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
      {hydrated &&
        rich(rightsRequest.today, {
          date: () => (
            <strong className="text-ink">
              <DateText date={todayInMexico()} />
            </strong>
          ),
        })}
    </p>
  );
}
