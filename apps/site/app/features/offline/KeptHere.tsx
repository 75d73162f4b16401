import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox.js';
import { ACCOUNT_VIEW_ID } from '../../lib/account-view.js';
import { chooseToKeep, keepsHere } from './keep-choice.js';

/** Whether this browser may keep anything of the account, in the customer's profile. */
export function KeptHere() {
  const [keeps, setKeeps] = useState(keepsHere);
  const change = (keep: boolean) => {
    chooseToKeep(keep);
    setKeeps(keep);
  };
  // It is of a device, and theirs is none of the customer's.
  if (ACCOUNT_VIEW_ID !== null) {
    return <p className="text-muted">Cada quien lo decide en su dispositivo: no se muestra en esta vista.</p>;
  }
  return (
    <>
      <Checkbox
        label="Guardar en este dispositivo mis cifras y los documentos que abro"
        checked={keeps}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <p role="status" className="mt-3 text-[0.95rem] text-muted">
        {keeps
          ? 'Lo guardado se borra al cerrar sesión, y las cifras a los siete días de no abrir su cuenta. Desde aquí no se puede pagar sin conexión.'
          : 'No queda nada guardado. Sin conexión no podrá ver su cuenta en este dispositivo.'}
      </p>
    </>
  );
}
