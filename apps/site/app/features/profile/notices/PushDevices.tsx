import type { OwnNotices } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { addPushDevice, removePushDevice } from '../../../api/account/notices.js';
import { failureText } from '../../../api/problem-texts.js';
import { Button } from '../../../components/Button.js';
import { formatDate } from '../../../lib/format.js';
import { canPush, endPushHere, fingerprintHere, isPushDenied, letPushIn } from './push-here.js';

const REFUSED = {
  denied:
    'Su navegador tiene bloqueadas las notificaciones de esta página. Permítalas en el candado junto a la dirección y vuelva a intentarlo.',
  dismissed: 'No se activaron: su navegador espera que elija «Permitir».',
  'not-ready': 'Esta página todavía se está preparando. Recárguela y vuelva a intentarlo.',
};

interface PushDevicesProps {
  push: OwnNotices['push'];
  onAdded: (notices: OwnNotices) => void;
  onRemoved: () => Promise<void>;
}

/** Browsers that show notices, and whether this one does. Nobody is asked before they press. */
export function PushDevices({ push: { devices, publicKey }, onAdded, onRemoved }: PushDevicesProps) {
  const [here, setHere] = useState<string | null>();
  const [said, setSaid] = useState<{ text: string; failed?: true }>();
  const [busy, setBusy] = useState<string>();
  useEffect(() => {
    let left = false;
    void fingerprintHere()
      .catch(() => null)
      .then((found) => left || setHere(found));
    return () => {
      left = true;
    };
  }, [devices]);
  const isHere = devices.some(({ fingerprint }) => fingerprint === here);

  const during = async (what: string, work: () => Promise<{ text: string; failed?: true }>) => {
    setBusy(what);
    setSaid(undefined);
    setSaid(await work().catch((error: unknown) => ({ text: failureText(error), failed: true as const })));
    setBusy(undefined);
  };
  const letIn = () =>
    during('letting in', async () => {
      const answer = await letPushIn(publicKey);
      if ('refused' in answer) return { text: REFUSED[answer.refused], failed: true };
      try {
        onAdded(await addPushDevice(answer.subscription));
      } catch (error) {
        await endPushHere();
        throw error;
      }
      return { text: 'Listo. Este dispositivo le mostrará sus avisos, también con la página cerrada.' };
    });
  const remove = ({ fingerprint, id, name }: (typeof devices)[number]) =>
    during(id, async () => {
      await removePushDevice(id);
      if (fingerprint === here) await endPushHere();
      await onRemoved();
      return { text: `«${name}» ya no muestra avisos.` };
    });

  return (
    <div className="mt-6 border-t border-line pt-6">
      <h4 className="font-semibold">Notificaciones en sus dispositivos</h4>
      <p className="mt-1 text-[0.9375rem] text-muted">
        Dicen solo que hay algo que ver, por ejemplo «Tiene un pago próximo»: nunca su nombre, un contrato ni una
        cantidad. Siguen llegando aunque cierre su sesión, hasta que las quite.
      </p>
      {devices.length > 0 && (
        <ul className="mt-4 border-b border-line">
          {devices.map((device) => (
            <li
              key={device.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3"
            >
              <div>
                <p className="font-semibold">
                  {device.name}
                  {device.fingerprint === here && (
                    <span className="ml-3 rounded bg-amber px-2 py-0.5 text-[0.8125rem] whitespace-nowrap text-night">
                      Este dispositivo
                    </span>
                  )}
                </p>
                <p className="text-[0.9rem] text-muted">Desde el {formatDate(device.since)}</p>
              </div>
              <Button
                variant="quiet"
                className="px-0!"
                loading={busy === device.id}
                loadingLabel="Quitando…"
                onClick={() => void remove(device)}
              >
                Quitar<span className="sr-only"> {device.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {here !== undefined && !isHere && <Offer busy={busy === 'letting in'} onPress={() => void letIn()} />}
      <p role="status" className={`mt-3 text-[0.9375rem] ${said?.failed ? 'text-brick' : 'text-muted'} empty:hidden`}>
        {said?.text}
      </p>
    </div>
  );
}

/** Once the browser was asked what it can do. */
function Offer({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  if (!canPush()) {
    return (
      <p className="mt-4 text-[0.9375rem]">
        Este navegador no muestra notificaciones. En un iPhone o iPad, agregue primero esta página a su pantalla de
        inicio y ábrala desde ahí.
      </p>
    );
  }
  if (isPushDenied()) return <p className="mt-4 text-[0.9375rem]">{REFUSED.denied}</p>;
  return (
    <Button variant="secondary" className="mt-4" loading={busy} loadingLabel="Activando…" onClick={onPress}>
      Activar en este dispositivo
    </Button>
  );
}
