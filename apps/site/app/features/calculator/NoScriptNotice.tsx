import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

export function NoScriptNotice() {
  const { phone } = useSite();
  return (
    <noscript>
      <div className="bg-amber">
        <p className="container-page py-4 font-semibold">
          La calculadora necesita JavaScript para hacer las cuentas. Actívelo en su navegador o llámenos al{' '}
          <a href={phoneHref(phone)} className="whitespace-nowrap underline">
            {phone}
          </a>{' '}
          y le cotizamos por teléfono.
        </p>
      </div>
    </noscript>
  );
}
