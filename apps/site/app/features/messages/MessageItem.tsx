import type { AccountMessage } from '@flota/schemas';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { openAttachment } from '../../api/account/messages.js';
import { Button } from '../../components/Button.js';
import { classNames } from '../../lib/class-names.js';
import { formatInstant } from '../../lib/format.js';
import { OpenFileButton } from '../account/index.js';
import { sizeLabel } from '../forms/index.js';
import type { OutgoingMessage } from './outbox.js';

interface BubbleProps {
  own: boolean;
  author: string;
  when: ReactNode;
  text: string;
  waiting?: boolean;
  /** Once it is there. */
  onShown?: (item: HTMLElement | null) => void;
  children?: ReactNode;
}

function Bubble({ own, author, when, text, waiting = false, onShown, children }: BubbleProps) {
  return (
    <li
      ref={onShown}
      className={classNames('max-w-[44rem] scroll-my-24', own ? 'ml-auto pl-6 tablet:pl-16' : 'pr-6 tablet:pr-16')}
    >
      <div
        className={classNames(
          'rounded border px-5 py-4',
          own ? 'border-line bg-sand-deep' : 'border-line bg-paper',
          waiting && 'border-dashed border-edge',
        )}
      >
        <p className="flex flex-wrap justify-between gap-x-6 text-[0.9rem] text-muted">
          <span className="font-semibold text-ink">{author}</span>
          {when}
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
        {children}
      </div>
    </li>
  );
}

/** A message as it is stored. */
export function MessageItem({
  message: { id, author, authorName, text, createdAt, attachments },
}: {
  message: AccountMessage;
}) {
  const own = author === 'customer';
  const when = (
    <time dateTime={createdAt} className="tabular">
      {formatInstant(createdAt)}
    </time>
  );
  return (
    <Bubble own={own} author={own ? 'Usted' : `${authorName}, Atención a clientes`} when={when} text={text}>
      {attachments.length > 0 && (
        <ul aria-label="Archivos adjuntos" className="mt-2">
          {attachments.map(({ fileId, name, size }) => (
            <li key={fileId}>
              <OpenFileButton open={() => openAttachment(id, fileId)} icon={<FileText aria-hidden size={18} />}>
                <span className="text-left font-sans tracking-normal normal-case wrap-anywhere">
                  {name} <span className="tabular text-[0.9rem] text-muted">{sizeLabel(size)}</span>
                </span>
              </OpenFileButton>
            </li>
          ))}
        </ul>
      )}
    </Bubble>
  );
}

interface OutgoingItemProps {
  message: OutgoingMessage;
  onRetry: () => void;
  onEdit: () => void;
  onShown?: (item: HTMLElement | null) => void;
}

/** A message on its way, or one that did not get through: it stays until it is sent again or taken back. */
export function OutgoingItem({
  message: { text, files, failure, waits },
  onRetry,
  onEdit,
  onShown,
}: OutgoingItemProps) {
  const when = (
    <span role="status">
      {failure ? 'No se envió' : waits ? 'Sin conexión. Se enviará cuando vuelva.' : 'Enviando…'}
    </span>
  );
  return (
    <Bubble own waiting author="Usted" when={when} text={text} onShown={onShown}>
      {files.length > 0 && (
        <ul className="mt-2 text-[0.95rem] text-muted">
          {files.map(({ name }, index) => (
            <li key={`${index} ${name}`} className="wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <div className="mt-3 border-t border-line pt-3">
          <p role="alert" className="text-brick">
            {failure}
          </p>
          <div className="mt-1 flex flex-wrap gap-x-6">
            <Button variant="quiet" className="px-0!" onClick={onRetry}>
              Volver a enviar
            </Button>
            <Button variant="quiet" className="px-0!" onClick={onEdit}>
              Cambiar el mensaje
            </Button>
          </div>
        </div>
      )}
    </Bubble>
  );
}
