import { CopyButton } from '../../../../components/CopyButton.js';

/** Phones and computers open the calendar that is set up when they are told so by the scheme. */
const subscription = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** The one time that the address is shown. */
export function CalendarAddress({ address }: { address: string }) {
  return (
    <div role="status" className="mt-4 border-l-4 border-agave bg-sand py-3 pr-3 pl-4">
      <p className="font-semibold">Su dirección está lista. Cópiela: no la volveremos a mostrar.</p>
      <p className="tabular mt-2 rounded border border-edge bg-paper p-3 text-[0.85rem] break-all select-all">
        {address}
      </p>
      <div className="flex flex-wrap items-center gap-x-6">
        <CopyButton text={address} what="la dirección" />
        <a href={subscription(address)} className="link inline-flex min-h-11 items-center">
          Abrir en el calendario de este equipo
        </a>
      </div>
      <p className="text-[0.9rem] text-muted">
        En Google Calendar: Otros calendarios, Desde una URL. En Outlook: Agregar calendario, Suscribirse desde web.
      </p>
    </div>
  );
}
