import { Skeleton } from '../../components/States.js';
import { useSite } from '../../lib/use-site.js';

/**
 * The home before its figures: the panel that will say what is owed, where it will be. A slow line takes seconds, and
 * what is worth reading meanwhile is what keeps the customer's money safe.
 */
export function HomeOpening() {
  const { companyName, phone } = useSite();
  return (
    <div role="status">
      <Skeleton className="h-9 max-w-52" />
      <div className="on-ink mt-4 min-h-160 rounded bg-ink p-5 text-white tablet:min-h-128 tablet:p-6 desktop:min-h-80 wide:p-8">
        <p className="font-display text-[1.05rem] leading-snug font-semibold noscript:hidden">Abriendo su cuenta</p>
        <p className="hidden max-w-[44ch] noscript:block">
          Su cuenta se abre con JavaScript, que este navegador tiene apagado. Enciéndalo y vuelva a cargar la página, o
          llámenos al {phone}.
        </p>
        <div aria-hidden className="skeleton noscript:hidden mt-2 h-9 max-w-60 rounded bg-line-inverse" />
        <p className="mt-3 max-w-[44ch] text-[1.05rem] leading-snug text-muted-inverse">
          Nadie de {companyName} le pedirá su contraseña ni sus códigos por teléfono, correo o WhatsApp. Pague solo
          desde su cuenta o a la CLABE que ve en ella.
        </p>
      </div>
    </div>
  );
}
