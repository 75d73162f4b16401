import {
  ACCOUNT_VIEW_REASON_NAMES,
  accountViewRequestSchema,
  type AdminCustomer,
  type StartedAccountView,
} from '@flota/schemas';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { http } from '../../../api/client.js';
import { choicesOf } from '../../../components/choices.js';
import { DialogFormButton } from '../../../components/DialogForm.js';
import { NO_REASON, readWhy, WhyInputs } from '../../../components/WhyInputs.js';
import { BegunViewDialog } from './BegunViewDialog.js';

const REASONS = choicesOf(ACCOUNT_VIEW_REASON_NAMES);

/** Says why, then leads to the account in a tab of its own. */
export function SeeAccountButton({ customer: { id, name } }: { customer: AdminCustomer }) {
  const [view, setView] = useState<StartedAccountView>();
  return (
    <>
      <DialogFormButton
        button={{ startIcon: <Visibility />, children: 'Ver como el cliente' }}
        title={`Ver la cuenta de ${name}`}
        submit="Continuar"
        done={null}
        maxWidth="xs"
        defaultValues={NO_REASON}
        schema={accountViewRequestSchema}
        read={readWhy}
        send={(body) =>
          http.json<StartedAccountView>(`/api/admin/customers/${id}/account-views`, { method: 'POST', body })
        }
        onDone={setView}
      >
        <Alert severity="info" sx={{ mb: 2 }}>
          Durante quince minutos ve la cuenta como la ve su titular, sin poder cambiar nada. La bitácora guarda quién la
          vio, por qué y qué páginas abrió. El cliente lee en su actividad que el equipo la vio y el motivo, sin su
          nombre ni el detalle.
        </Alert>
        <WhyInputs label="Motivo" choices={REASONS} helperText="Obligatorio si es otro motivo." />
      </DialogFormButton>
      {view && <BegunViewDialog view={view} name={name} onClose={() => setView(undefined)} />}
    </>
  );
}
