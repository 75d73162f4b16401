import type { RenderedEmail, Sender } from '../../platform/mail/email-parts.js';
import { renderLetter } from '../../platform/mail/letter.js';
import { instantLabel } from '../../platform/text/labels.js';

/** What happened to an account, and when. */
export type SecurityEvent =
  { kind: 'sign-in'; device: string } | { kind: 'password' } | { kind: 'second-factor'; on: boolean };

interface Notice {
  name: string;
  at: Date;
  /** Page to ask for a new password at. */
  resetUrl: string;
}

function words(event: SecurityEvent, when: string): { title: string; what: string } {
  if (event.kind === 'sign-in') {
    return {
      title: 'Inicio de sesión en un dispositivo nuevo',
      what: `El ${when} se inició sesión en su cuenta en un dispositivo que no habíamos visto antes: ${event.device}.`,
    };
  }
  if (event.kind === 'password') {
    return {
      title: 'Su contraseña cambió',
      what: `El ${when} se cambió la contraseña de su cuenta. Cerramos las sesiones de sus otros dispositivos.`,
    };
  }
  return event.on
    ? {
        title: 'Verificación en dos pasos activada',
        what: `El ${when} se activó la verificación en dos pasos de su cuenta. Al iniciar sesión también le pediremos un código de su aplicación. Guarde sus códigos de recuperación en un lugar seguro.`,
      }
    : {
        title: 'Verificación en dos pasos desactivada',
        what: `El ${when} se desactivó la verificación en dos pasos de su cuenta. Para iniciar sesión basta ahora con su contraseña.`,
      };
}

/** Always sent: who took over an account must not be able to switch it off. */
export function renderSecurityNotice(
  sender: Sender,
  event: SecurityEvent,
  { name, at, resetUrl }: Notice,
): RenderedEmail {
  const { title, what } = words(event, instantLabel(at));
  return renderLetter(sender, {
    subject: title,
    title,
    preheader: 'Si no fue usted, elija otra contraseña cuanto antes.',
    paragraphs: [
      `Hola, ${name}:`,
      what,
      'Si fue usted, no tiene que hacer nada.',
      'Si no fue usted, elija otra contraseña cuanto antes: eso cierra todas las sesiones. Después llámenos para revisar su cuenta.',
    ],
    button: { label: 'Elegir otra contraseña', url: resetUrl },
    whyReceived: `Recibió este aviso porque tiene una cuenta de ${sender.name}. Los avisos de seguridad siempre se envían.`,
  });
}
