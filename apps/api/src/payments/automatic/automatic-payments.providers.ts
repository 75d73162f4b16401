import { AutomaticPaymentsService } from './account/automatic-payments.service.js';
import { KeptCards } from './cards/kept-cards.service.js';
import { SavedCards } from './cards/saved-cards.service.js';
import { SavedCardsSweep } from './cards/saved-cards.sweep.js';
import { AutomaticChargeJob } from './charges/automatic-charge.job.js';
import { AutomaticPaymentsSweep } from './charges/automatic-payments.sweep.js';
import { BeginCharge } from './charges/begin-charge.js';
import { ConcludeCharge } from './charges/conclude-charge.js';
import { PlanCharges } from './charges/plan-charges.js';
import { AutomaticEndedMail } from './mail/automatic-ended.mail.js';
import { AutomaticPausedMail } from './mail/automatic-paused.mail.js';
import { AutomaticPaymentMail } from './mail/automatic-payment.mail.js';
import { CardExpiryMail } from './mail/card-expiry.mail.js';
import { CardsOffNoticeMail } from './mail/cards-off-notice.mail.js';
import { ChargeDeclinedMail } from './mail/charge-declined.mail.js';
import { ChargeNoticeMail } from './mail/charge-notice.mail.js';
import { MandatesService } from './mandates/mandates.service.js';
import { StopMandates } from './mandates/stop-mandates.js';
import { StaffMandates } from './staff/staff-mandates.service.js';

/** What the room is made of, for the module of payments. */
export const AUTOMATIC_PAYMENTS = [
  AutomaticChargeJob,
  AutomaticEndedMail,
  AutomaticPausedMail,
  AutomaticPaymentMail,
  AutomaticPaymentsService,
  AutomaticPaymentsSweep,
  BeginCharge,
  CardExpiryMail,
  CardsOffNoticeMail,
  ChargeDeclinedMail,
  ChargeNoticeMail,
  ConcludeCharge,
  KeptCards,
  MandatesService,
  PlanCharges,
  SavedCards,
  SavedCardsSweep,
  StaffMandates,
  StopMandates,
];
