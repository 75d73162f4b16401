import { faqs as texts } from '@flota/texts/site/faqs';
import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { Button } from '../../components/Button.js';
import { CONTROL_CLASSES, Field } from '../../components/Field.js';
import { PHRASE_PARAMETER } from './faq-paths.js';

/** What is typed shows its answers at once; without scripts it is a form with a button. */
export function FaqSearchForm({ phrase }: { phrase: string }) {
  const [, setQuery] = useSearchParams();
  // The address follows what is typed a moment later, and the box must not wait for it.
  const [typed, setTyped] = useState<string | null>(null);

  const change = (value: string) => {
    setTyped(value);
    setQuery(value.trim() ? { [PHRASE_PARAMETER]: value } : {}, { replace: true, preventScrollReset: true });
  };

  return (
    <Form
      method="get"
      role="search"
      aria-label={texts.searchName}
      preventScrollReset
      replace
      className="grid max-w-[44rem] items-end gap-4 tablet:grid-cols-[1fr_auto]"
    >
      <Field label={texts.searchLabel}>
        {(control) => (
          <input
            {...control}
            type="search"
            className={CONTROL_CLASSES}
            placeholder={texts.searchPlaceholder}
            autoComplete="off"
            maxLength={100}
            name={PHRASE_PARAMETER}
            value={typed ?? phrase}
            onChange={({ target }) => change(target.value)}
            onBlur={() => setTyped(null)}
          />
        )}
      </Field>
      <noscript>
        <Button type="submit" variant="secondary">
          {texts.searchSubmit}
        </Button>
      </noscript>
    </Form>
  );
}
