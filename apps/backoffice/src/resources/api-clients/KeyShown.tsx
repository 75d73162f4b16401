import type { NewApiKey } from '@flota/schemas';
import { Copied } from '../../components/Copied.js';
import { ShownOnce } from '../../components/ShownOnce.js';

/** A key, once it is made. */
export const KeyShown = ({ made, onKept }: { made: NewApiKey; onKept: () => void }) => (
  <ShownOnce
    title="Guarde esta llave"
    warning="No la volveremos a mostrar. Guárdela donde su sistema guarda sus secretos, y no la mande por correo ni por mensaje. Si la pierde, cree otra."
    kept="Ya la guardé"
    onKept={onKept}
  >
    <Copied label="Llave" copy="Copiar llave" text={made.key} />
    <Copied
      label="Identificador del cliente (client_id)"
      copy="Copiar identificador"
      text={made.id}
      help="Solo hace falta si su sistema pide tokens por OAuth2; la llave es entonces el client_secret."
    />
  </ShownOnce>
);
