import { defineTexts } from '../wording.js';

/** What the link of an invitation to somebody's account opens. */
export const invitationPage = defineTexts('invitationPage', {
  title: 'Le dan acceso a una cuenta',
  description: 'Acepte la invitación a la cuenta de un cliente.',
  lead: 'Al aceptar entra con su propio correo y contraseña; nadie comparte la suya.',
  checking: 'Comprobando su invitación',
  failedTitle: 'No pudimos comprobar su invitación',
  overTitle: 'Esta invitación ya no funciona',
  overLead: 'Ya se aceptó, se retiró o caducó. Pida otra a quien le invitó.',
  signIn: 'Iniciar sesión',
  what: '<holder/> le invita a entrar a su cuenta {role}.',
  forWhom: 'La invitación es para {email}.',
  name: 'Su nombre',
  password: 'Elija su contraseña',
  accept: 'Aceptar la invitación',
  accepting: 'Aceptando…',
  signInFirst: 'Ya tiene un usuario con este correo. Inicie sesión para aceptar.',
  register:
    'Este correo es de un cliente que todavía no activa su cuenta. Actívela con su número de contrato y su RFC y abra después este mismo enlace.',
  toRegister: 'Activar mi cuenta',
});

/** As what somebody is invited. */
export const invitationRoles = defineTexts('invitationRoles', {
  administrator: 'como administrador: hace todo lo que hace el titular, menos firmar',
  payer: 'como pagador: ve saldos, paga y descarga documentos',
  accountant: 'como contador: ve saldos y descarga documentos, sin pagar ni cambiar nada',
  driver: 'como conductor: ve la póliza y los pagos de las unidades elegidas',
});
