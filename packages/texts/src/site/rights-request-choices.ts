import { defineTexts } from '../wording.js';

/** What there is to choose from, and what each right needs to know. */
export const rightsRequestChoices = defineTexts('rightsRequestChoices', {
  access: 'Acceso',
  accessDescription: 'Saber qué datos suyos tenemos y para qué los usamos.',
  accessDetail: 'Datos que quiere conocer',
  accessDetailHint: 'Por ejemplo: los de su contrato, o todos.',
  rectification: 'Rectificación',
  rectificationDescription: 'Corregir un dato inexacto o incompleto.',
  rectificationDetail: 'Corrección que solicita',
  rectificationDetailHint: 'Escriba cómo está el dato y cómo debe quedar.',
  cancellation: 'Cancelación',
  cancellationDescription: 'Que eliminemos datos que ya no son necesarios.',
  cancellationDetail: 'Datos que quiere cancelar',
  cancellationDetailHint: 'Indique cuáles y por qué considera que ya no hacen falta.',
  objection: 'Oposición',
  objectionDescription: 'Que dejemos de usar sus datos para un fin determinado.',
  objectionDetail: 'Uso al que se opone',
  objectionDetailHint: 'Por ejemplo: llamadas de promoción.',
  revocation: 'Revocación',
  revocationDescription: 'Retirar el consentimiento que nos dio.',
  revocationDetail: 'Consentimiento que revoca',
  revocationDetailHint: 'Indique para qué lo dio, o todos.',
  /** While no right is chosen. */
  anyDetail: 'Detalle de su solicitud',
  anyDetailHint: 'Elija primero el derecho que quiere ejercer.',

  holder: 'Soy el titular',
  holderDescription: 'Los datos son míos',
  representative: 'Soy su representante',
  representativeDescription: 'Actúo en nombre de otra persona',

  powerNotarial: 'Poder notarial',
  powerLetter: 'Carta poder firmada ante dos testigos',
  powerParental: 'Patria potestad o tutela',

  idIne: 'Credencial para votar (INE)',
  idPassport: 'Pasaporte',
  idProfessionalLicence: 'Cédula profesional',
  idConsular: 'Matrícula consular',
});
