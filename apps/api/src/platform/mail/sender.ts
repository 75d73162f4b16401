/** Who writes, as the head and the foot of every mail say it. */
export interface Sender {
  name: string;
  legalName: string;
  tagline: string;
  phone: string;
  email: string;
  supportHours: string[];
  address: string;
}

/** Where the sender is asked for when a mail is written: the feature that keeps the lender's data provides it. */
export abstract class MailSender {
  abstract present(): Promise<Sender>;
}
