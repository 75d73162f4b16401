import { quoteFigures } from '@flota/figures';
import { MESSAGING_AGREEMENTS } from '@flota/schemas';
import { calculatorContact } from '@flota/texts/site/calculator-contact';
import { common } from '@flota/texts/site/common';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { fieldText } from '../../api/field-texts.js';
import { Button } from '../../components/Button.js';
import { Checkbox } from '../../components/Checkbox.js';
import { EmailInput } from '../../components/EmailInput.js';
import { TextInput } from '../../components/TextInput.js';
import { ConsentBox, FailureNotice, Honeypot, usePhoneChannel } from '../forms/index.js';
import type { QuotedState } from '../quote/index.js';
import { rich } from '../../lib/rich.js';
import { useSite } from '../../lib/use-site.js';
import { useQuotingPlace } from '../quoting/index.js';
import { useCalculator } from './CalculatorProvider.js';
import { readDraft } from './calculator-state.js';
import {
  contactMemory,
  EMPTY_CONTACT_FORM,
  contactFormSchema,
  readQuoteFailure,
  type ContactForm,
  type ContactFormOutput,
} from './contact-form.js';
import { DraftSummary } from './DraftSummary.js';
import { quoteRequest, useQuoteSubmit } from './quote-submit.js';
import { StepFrame } from './StepFrame.js';

const FORM_ID = 'datos-de-contacto';

/** Step 3: where to send the quote. */
export function ContactStep() {
  const { catalogue, selection, figures } = useCalculator();
  const draft = readDraft(selection, catalogue);
  const navigate = useNavigate();
  const submitQuote = useQuoteSubmit();
  const place = useQuotingPlace();
  const channel = usePhoneChannel();
  const { phoneRequired } = useSite();
  const schema = useMemo(() => contactFormSchema({ phoneRequired }), [phoneRequired]);
  const [failure, setFailure] = useState<{ message: string; correlationId: string } | null>(null);
  const { register, handleSubmit, getValues, reset, setError, formState } = useForm<
    ContactForm,
    unknown,
    ContactFormOutput
  >({
    resolver: zodResolver(schema),
    defaultValues: contactMemory.recall(),
    // Not on blur: the message that appears would move the button away from under the click that caused it.
    mode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  const keepForReload = () => contactMemory.keepForReload(getValues());
  useEffect(() => {
    const reloaded = contactMemory.recallReloaded();
    if (reloaded) reset({ ...getValues(), contact: reloaded });
    return () => contactMemory.keep(getValues());
  }, [getValues, reset]);

  const send = handleSubmit(async (values) => {
    if (!draft || isSubmitting) return;
    setFailure(null);
    try {
      const quote = await submitQuote(quoteRequest(draft, values, place), values.website);
      const state: QuotedState = {
        sentTo: values.contact.email,
        ...(figures.state === 'ready' && { shownMonthly: quoteFigures(figures.quote).first.amount }),
      };
      contactMemory.keepForReload(EMPTY_CONTACT_FORM);
      const shown = place.shown(quote);
      await navigate(shown.path, { state: { ...state, ...shown.state } });
    } catch (error) {
      const { fields, message, correlationId } = readQuoteFailure(error);
      fields.forEach(({ field, code }, index) => setError(field, { message: code }, { shouldFocus: index === 0 }));
      if (message) setFailure({ message, correlationId });
    }
  });

  const textOf = (error: { message?: string } | undefined) => error?.message && fieldText(error.message);
  const action = (
    <Button
      type="submit"
      form={FORM_ID}
      loading={isSubmitting}
      loadingLabel={common.sending}
      className="whitespace-nowrap"
    >
      <span>
        {rich(calculatorContact.submit, { more: (text) => <span className="max-tablet:sr-only">{text}</span> })}
      </span>
    </Button>
  );

  return (
    <StepFrame step={3} title={calculatorContact.title} lead={calculatorContact.lead} action={action} actionInForm>
      {draft && <DraftSummary draft={draft} />}
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => void send(event)}
        onBlur={keepForReload}
        className="mt-8 grid max-w-xl gap-6"
      >
        <TextInput
          label={calculatorContact.name}
          hint={calculatorContact.nameHint}
          autoComplete="name"
          error={textOf(errors.contact?.name)}
          {...register('contact.name')}
        />
        <EmailInput error={textOf(errors.contact?.email)} {...register('contact.email')} />
        <TextInput
          label={calculatorContact.phone}
          hint={phoneRequired ? calculatorContact.phoneHint : calculatorContact.phoneOptionalHint}
          optional={!phoneRequired}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={textOf(errors.contact?.phone)}
          {...register('contact.phone')}
        />
        {channel && <Checkbox label={MESSAGING_AGREEMENTS.quote[channel]} {...register(channel)} />}
        <Honeypot {...register('website')} />
        <ConsentBox
          purpose={calculatorContact.consentPurpose}
          error={textOf(errors.consent)}
          {...register('consent')}
        />
        {failure && <FailureNotice title={calculatorContact.failedTitle} {...failure} />}
        <div className="max-wide:hidden">{action}</div>
      </form>
    </StepFrame>
  );
}
