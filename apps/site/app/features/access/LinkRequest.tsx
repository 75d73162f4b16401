import { accessRequest } from '@flota/texts/site/access-request';
import { type ReactNode, useState } from 'react';
import { FormFrame, Honeypot, type SiteForm, useSiteForm } from '../forms/index.js';
import type { ResetValues } from './access-request-values.js';
import { LinkRequested } from './LinkRequested.js';

interface BoxesProps<Values extends ResetValues, Request extends object> {
  /** Under which name the page remembers what was typed. */
  name: string;
  initial: Values;
  open: () => Promise<SiteForm<Values, Request, unknown>>;
  heading: string;
  fields: (form: ReturnType<typeof useSiteForm<Values, Request, unknown>>) => ReactNode;
}

interface LinkRequestProps<Values extends ResetValues, Request extends object> extends Omit<
  BoxesProps<Values, Request>,
  'initial'
> {
  empty: Values;
  /** What the visitor reads once it is sent. */
  answer: (email: string) => ReactNode;
  checks: readonly string[];
}

/** Asks for a link by mail, and says what comes next. */
export function LinkRequest<Values extends ResetValues, Request extends object>({
  empty,
  answer,
  checks,
  ...boxes
}: LinkRequestProps<Values, Request>) {
  const [values, setValues] = useState(empty);
  const [sent, setSent] = useState(false);
  if (sent) {
    // A form opened anew has a key of its own: with the first one's, the API would see the same request and send nothing.
    const resend = async () => {
      const form = await boxes.open();
      const checked = form.check(values);
      if ('request' in checked) await form.send(checked.request, values);
    };
    return (
      <LinkRequested checks={checks} onResend={resend} onCorrect={() => setSent(false)}>
        {answer(values.email)}
      </LinkRequested>
    );
  }
  const onSent = (sentValues: Values) => {
    setValues(sentValues);
    setSent(true);
  };
  return <Boxes {...boxes} initial={values} onSent={onSent} />;
}

function Boxes<Values extends ResetValues, Request extends object>({
  name,
  initial,
  open,
  heading,
  fields,
  onSent,
}: BoxesProps<Values, Request> & { onSent: (values: Values) => void }) {
  const form = useSiteForm<Values, Request, unknown>({
    name,
    empty: initial,
    open,
    onSent: (_answer, values) => onSent(values),
  });
  return (
    <>
      <h2 id={name} className="heading-card">
        {heading}
      </h2>
      <div className="mt-6">
        <FormFrame labelledBy={name} form={form} button={accessRequest.submit} failedTitle={accessRequest.failedTitle}>
          {fields(form)}
          <Honeypot {...form.register('website' as never)} />
        </FormFrame>
      </div>
    </>
  );
}
