import type { NewWebhook } from '@flota/schemas';
import { Copied } from '../../components/Copied.js';
import { ShownOnce } from '../../components/ShownOnce.js';

/** A webhook's secret, once it is made. */
export const SecretShown = ({ made, onKept }: { made: NewWebhook; onKept: () => void }) => (
  <ShownOnce
    title="Guarde este secreto"
    warning="No lo volveremos a mostrar. Entréguelo a quien atiende el otro sistema por un medio seguro: con él comprueba que los eventos vienen de aquí. Si lo pierde, cree otro."
    kept="Ya lo guardé"
    onKept={onKept}
  >
    <Copied
      label="Secreto"
      copy="Copiar secreto"
      text={made.secret}
      help="Cada evento va firmado como lo describe standardwebhooks.com."
    />
  </ShownOnce>
);
