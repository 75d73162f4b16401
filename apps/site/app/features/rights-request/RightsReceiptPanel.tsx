import { Printer } from 'lucide-react';
import { Button } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { SentNotice } from '../forms/index.js';
import { RIGHT_TEXTS } from './rights-texts.js';
import type { RightsReceipt } from './RightsRequestForm.js';
import type { PrivacyRight } from '@flota/schemas';

export interface SentRequest {
  receipt: RightsReceipt;
  right: PrivacyRight;
  holderName: string;
  email: string;
}

/** What a holder keeps of the request: on paper too. */
export function RightsReceiptPanel({ receipt, right, holderName, email }: SentRequest) {
  return (
    <SentNotice
      title="Recibimos su solicitud"
      folio={receipt.folio}
      email={email}
      action={
        <Button variant="inverse" icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
          Imprimir o guardar en PDF
        </Button>
      }
      facts={[
        { term: 'Derecho', value: RIGHT_TEXTS[right].label },
        { term: 'Titular', value: holderName },
        { term: 'Recibida el', value: <DateText date={receipt.requestedOn} /> },
        { term: 'Le respondemos a más tardar el', value: <DateText date={receipt.dueOn} /> },
      ]}
    >
      <p>
        Tenemos 20 días hábiles para responderle por correo. Si nos falta algún dato o documento, se lo pediremos por el
        mismo medio. El trámite es gratuito.
      </p>
    </SentNotice>
  );
}
