import { forms } from '@flota/texts/site/forms';
import type { RichText } from '@flota/texts/wording';
import { phoneHref } from '../../lib/format.js';
import { rich } from '../../lib/rich.js';
import { useSite } from '../../lib/use-site.js';

/** What does not work without scripts, and whom to turn to instead. */
export function NoScriptNotice({ text }: { text: RichText<'phone' | 'email'> }) {
  const { email, phone } = useSite();
  return (
    <noscript>
      <div className="bg-amber text-night">
        <p className="container-page py-4 font-semibold">
          {rich(text, {
            phone: () => (
              <a href={phoneHref(phone)} className="whitespace-nowrap underline">
                {phone}
              </a>
            ),
            email: () => (
              <a href={`mailto:${email}`} className="wrap-anywhere underline">
                {email}
              </a>
            ),
          })}
        </p>
      </div>
    </noscript>
  );
}

export const FormNoScript = () => <NoScriptNotice text={forms.noScript} />;
