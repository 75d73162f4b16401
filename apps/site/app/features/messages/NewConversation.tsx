import type { AccountConversation } from '@flota/schemas';
import { MESSAGE_MAX_LENGTH } from '@flota/schemas';
import { useController } from 'react-hook-form';
import { readHome } from '../../api/account/contracts.js';
import { Select } from '../../components/Select.js';
import { TextInput } from '../../components/TextInput.js';
import { byContractName, contractName, useAccountData } from '../account/index.js';
import { FormFrame, TextArea, useSiteForm } from '../forms/index.js';
import { AttachFiles } from './AttachFiles.js';
import { MESSAGE_ERRORS } from './message-files.js';
import type { NewConversationValues } from './new-conversation-form.js';

const HEADING_ID = 'mensaje-nuevo';
const EMPTY: NewConversationValues = { subject: '', contractId: '', text: '', files: [] };

export function NewConversation({ onSent }: { onSent: (conversation: AccountConversation) => void }) {
  const home = useAccountData('home', readHome);
  const form = useSiteForm({
    name: 'new-conversation',
    empty: EMPTY,
    drafts: ['subject', 'contractId', 'text'],
    texts: MESSAGE_ERRORS,
    open: async () => (await import('./new-conversation-form.js')).openNewConversation(),
    onSent,
  });
  const { control, register, errorOf, trigger } = form;
  const files = useController({ control, name: 'files' }).field;
  const contracts = home.state === 'ready' ? home.value.contracts : [];
  return (
    <section aria-labelledby={HEADING_ID} className="max-w-3xl">
      <h2 id={HEADING_ID} className="sr-only">
        Su mensaje
      </h2>
      <FormFrame labelledBy={HEADING_ID} form={form} button="Enviar mensaje" failedTitle="No se envió su mensaje">
        <TextInput
          label="Asunto"
          hint="Por ejemplo: cambio de domicilio, póliza renovada, aclaración de un pago."
          error={errorOf('subject')}
          {...register('subject')}
        />
        {/* Its place is kept until they are there: what is below would move under the finger. */}
        {(contracts.length > 0 || home.state === 'loading') && (
          <Select
            // What was chosen before a reload is taken up by a box that has it.
            key={home.state}
            label="Contrato"
            optional
            placeholder="De ninguno en particular"
            options={byContractName(contracts).map((contract) => ({
              value: contract.id,
              label: `${contractName(contract)}, ${contract.number}`,
            }))}
            error={errorOf('contractId')}
            {...register('contractId')}
          />
        )}
        <TextArea label="Mensaje" limit={MESSAGE_MAX_LENGTH} error={errorOf('text')} {...register('text')} />
        <AttachFiles
          files={files.value}
          error={errorOf('files')}
          onChange={(picked) => {
            files.onChange(picked);
            // The rules may not be here yet; they are when the form is sent.
            void trigger('files').catch(() => undefined);
          }}
        />
      </FormFrame>
    </section>
  );
}
