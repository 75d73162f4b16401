import { quoteMail } from '@flota/texts/mails/quotes';
import { Heading, MailLink, Paragraph } from '../platform/mail/email-parts.js';
import { useMailLook } from '../platform/mail/mail-look.js';
import type { ContactCard } from './contact-card.js';

const SIDE = 72;

/** Whom the customer goes on with, in a mail: their face beside how to reach them. */
export function ContactBand({ contact }: { contact: ContactCard }) {
  const { title, name, portrait } = contact;
  const { ink, textFont } = useMailLook();
  return (
    <>
      <Heading level={2}>{title}</Heading>
      <table role="presentation" border={0} cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
        <tbody>
          <tr>
            {portrait && (
              <td valign="top" style={{ padding: '4px 16px 0 0' }}>
                <img
                  src={portrait.url}
                  alt=""
                  width={SIDE}
                  height={SIDE}
                  style={{ display: 'block', border: 0, borderRadius: SIDE / 2 }}
                />
              </td>
            )}
            <td valign="top">
              <p style={{ margin: '0 0 2px', font: `700 17px/24px ${textFont}`, color: ink }} className="ink">
                {name}
              </p>
              <Ways contact={contact} />
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

function Ways({ contact: { detail, phone, whatsapp, email, changed } }: { contact: ContactCard }) {
  return (
    <>
      {detail && <Paragraph muted>{detail}</Paragraph>}
      <Paragraph>
        {phone && (
          <>
            <MailLink href={phone.url}>{phone.label}</MailLink>
            <br />
          </>
        )}
        {whatsapp && (
          <>
            <MailLink href={whatsapp.url}>{quoteMail.whatsapp}</MailLink>
            <br />
          </>
        )}
        {email && <MailLink href={`mailto:${email}`}>{email}</MailLink>}
      </Paragraph>
      {changed && <Paragraph muted>{changed}</Paragraph>}
    </>
  );
}

/** {@link ContactBand} in the part of a mail that is plain text. */
export const contactText = ({ title, name, detail, phone, whatsapp, email, changed }: ContactCard): string =>
  [title.toUpperCase(), name, detail, phone?.label, whatsapp && `WhatsApp: ${whatsapp.url}`, email, changed]
    .filter(Boolean)
    .join('\n');
