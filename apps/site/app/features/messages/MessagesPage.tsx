import { useNavigate, useSearchParams } from 'react-router';
import { readConversations } from '../../api/account/messages.js';
import { LinkButton } from '../../components/Button.js';
import { EmptyState, Skeleton } from '../../components/States.js';
import { useSite } from '../../lib/use-site.js';
import { AccountData, AccountPage, MESSAGES_PATH, useAccountData } from '../account/index.js';
import { ConversationList, conversationPath } from './ConversationList.js';
import { NewConversation } from './NewConversation.js';

const NEW = `${MESSAGES_PATH}?nuevo=si`;

/** `lunes a viernes de 8:00 a 20:00, sábado de 9:00 a 14:00`: each is a line of its own elsewhere, and begins as one. */
const hoursInText = (lines: readonly string[]): string =>
  lines.map((line) => line.charAt(0).toLocaleLowerCase('es-MX') + line.slice(1)).join(', ');

/** The customer's conversations with customer care, or the form that opens one. */
export function MessagesPage() {
  const { supportHours } = useSite();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const data = useAccountData('conversations', readConversations);

  if (parameters.has('nuevo')) {
    return (
      <AccountPage
        title="Escríbanos"
        lead={
          supportHours.length > 0
            ? `Le respondemos aquí mismo, dentro de nuestro horario de atención: ${hoursInText(supportHours)}.`
            : 'Le respondemos aquí mismo, dentro de nuestro horario de atención.'
        }
        back={{ to: MESSAGES_PATH, label: 'Todos sus mensajes' }}
      >
        <NewConversation onSent={({ id }) => void navigate(conversationPath(id), { replace: true })} />
      </AccountPage>
    );
  }
  const isEmpty = data.state === 'ready' && data.value.length === 0;
  return (
    <AccountPage
      title="Mensajes"
      lead="Sus conversaciones con Atención a clientes. Las respuestas y los documentos quedan guardados aquí."
      actions={!isEmpty && <LinkButton to={NEW}>Escribir un mensaje</LinkButton>}
    >
      <AccountData data={data} what="sus mensajes" skeleton={<Skeleton className="h-64" />}>
        {(conversations) =>
          conversations.length > 0 ? (
            <ConversationList conversations={conversations} />
          ) : (
            <EmptyState
              title="Todavía no nos ha escrito"
              text="Pregunte por un pago, mande su póliza renovada o pida un cambio en sus datos. Le respondemos aquí y le avisamos por correo."
              action={<LinkButton to={NEW}>Escribir un mensaje</LinkButton>}
            />
          )
        }
      </AccountData>
    </AccountPage>
  );
}
