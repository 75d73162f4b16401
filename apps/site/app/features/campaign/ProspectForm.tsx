import type { PreferredTime, State } from '@flota/schemas';
import { campaign } from '@flota/texts/site/campaign';
import { useId, useState } from 'react';
import { Select } from '../../components/Select.js';
import { personTypes } from '../../constants/person-types.js';
import { rich } from '../../lib/rich.js';
import {
  ConsentBox,
  FormFrame,
  Honeypot,
  PersonFields,
  preferredTimeInText,
  preferredTimeOptions,
  RadioField,
  SentNotice,
  useSiteForm,
} from '../forms/index.js';
import { EMPTY_PROSPECT, type ProspectInterest, type ProspectValues } from './prospect-fields.js';

interface ProspectFormProps {
  title: string;
  button: string;
  /** What the visitor reads once it is sent; when the call comes is added. */
  thanks: string;
  states: readonly State[];
  interest: ProspectInterest;
}

interface Sent {
  folio: string;
  email: string;
  time: PreferredTime;
}

/** "I want to be called": from a campaign's page or from a plan's. */
export function ProspectForm({ thanks, ...boxes }: ProspectFormProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  return sent ? (
    <SentNotice title={campaign.sentTitle} folio={sent.folio} email={sent.email}>
      <p>{thanks}</p>
      <p className="mt-3">
        {rich(campaign.sentCall({ time: preferredTimeInText(sent.time) }), {
          time: (text) => <strong className="font-semibold">{text}</strong>,
        })}
      </p>
    </SentNotice>
  ) : (
    <ProspectBoxes {...boxes} onSent={setSent} />
  );
}

interface ProspectBoxesProps extends Omit<ProspectFormProps, 'thanks'> {
  onSent: (sent: Sent) => void;
}

function ProspectBoxes({ title, button, states, interest, onSent }: ProspectBoxesProps) {
  const headingId = useId();
  const form = useSiteForm({
    name: `prospect ${interest.campaign ?? interest.plan ?? interest.vehicle ?? ''}`,
    empty: EMPTY_PROSPECT,
    open: async () => (await import('./prospect-form.js')).openProspectForm(interest),
    onSent: ({ folio }, { email, preferredTime }: ProspectValues) =>
      onSent({ folio, email, time: preferredTime as PreferredTime }),
  });
  const { control, register, errorOf } = form;

  return (
    <>
      <h2 id={headingId} className="heading-section">
        {title}
      </h2>
      <div className="mt-8">
        <FormFrame labelledBy={headingId} form={form} button={button} failedTitle={campaign.failedTitle}>
          <RadioField
            control={control}
            name="personType"
            legend={campaign.personType}
            options={personTypes()}
            error={errorOf('personType')}
          />
          <PersonFields register={register} errorOf={errorOf} nameHint={campaign.nameHint} />
          <div className="grid gap-6 wide:grid-cols-2">
            <Select
              label={campaign.state}
              placeholder={campaign.statePlaceholder}
              autoComplete="address-level1"
              options={states.map(({ id, name }) => ({ value: id, label: name }))}
              error={errorOf('stateId')}
              {...register('stateId')}
            />
            <Select
              label={campaign.time}
              options={preferredTimeOptions()}
              defaultValue={EMPTY_PROSPECT.preferredTime}
              error={errorOf('preferredTime')}
              {...register('preferredTime')}
            />
          </div>
          <Honeypot {...register('website')} />
          <ConsentBox purpose={campaign.purpose} error={errorOf('consent')} {...register('consent')} />
        </FormFrame>
      </div>
    </>
  );
}
