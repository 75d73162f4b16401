import { Injectable } from '@nestjs/common';
import type { TaxProfile } from '@flota/prisma';
import { type AccountTaxChange } from '@flota/schemas';
import { SettingsService } from '../content/index.js';
import type { CurrentCustomer } from '../platform/auth/current-user.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { newFolio } from '../platform/crypto/folio.js';
import { sha256 } from '../platform/crypto/keys.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { FormIntake } from '../platform/forms/form-intake.js';
import type { Owe } from '../platform/outbox/outbox.js';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.js';
import { Files } from '../platform/storage/files.js';
import { type KeptUpload, KeptUploads } from '../platform/uploads/kept-uploads.js';
import { requireCertificate, type TaxChangeForm, taxChangeErrors } from './tax-change-form.js';
import { presentTaxChange } from './tax-change.presenter.js';
import { TaxChangeNoticeMail, TaxChangeReceiptMail } from './tax-change.mails.js';

/** Each brings a file and mails: nobody's certificate changes more often. */
const LIMIT = { name: 'tax-changes', points: 10, seconds: 24 * 3_600 };

/** The tax authority issues it as a PDF: a picture of it is not the certificate. */
const CERTIFICATE_TYPES = ['application/pdf'] as const;

interface Prepared {
  certificate: KeptUpload;
  mailbox: string;
}

/** Customers ask for another name or RFC of their contracts' holder; until staff approve it nothing changes. */
@Injectable()
export class TaxChangesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly intake: FormIntake,
    private readonly encryption: FieldEncryption,
    private readonly settings: SettingsService,
    private readonly files: Files,
    private readonly uploads: KeptUploads,
    private readonly limiter: RateLimiter,
  ) {}

  /** Newest first. */
  async list(customerId: string): Promise<AccountTaxChange[]> {
    const changes = await this.prisma.taxChange.findMany({
      where: { taxProfile: { customerId } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    return changes.map((change) => presentTaxChange(this.encryption, change));
  }

  /** Stores the request, its certificate and the mails owed for it. 409 while another one of the profile is pending. */
  async take(customer: CurrentCustomer, form: TaxChangeForm, key: string | undefined): Promise<AccountTaxChange> {
    const { asked, certificate } = form;
    const body = { customerId: customer.id, ...asked, certificate: certificate?.content.sha256 ?? sha256('') };
    const id = await this.intake.takeSignedIn(
      { key, route: 'POST /api/customers/tax-changes', body },
      async (): Promise<Prepared> => {
        this.check(await this.own(this.prisma, customer.id, asked.taxProfileId), form);
        const sent = requireCertificate(certificate);
        await this.limiter.consume(LIMIT, customer.id);
        const kept = await this.uploads.keepOne('certificate', sent, CERTIFICATE_TYPES);
        return { certificate: kept, mailbox: (await this.settings.site()).email };
      },
      (database, prepared, owe) => this.store(database, customer, form, prepared, owe),
    );
    return this.read(id);
  }

  /** 409 once it has been decided. */
  async cancel(customerId: string, id: string): Promise<AccountTaxChange> {
    const own = { id, taxProfile: { customerId } };
    if (!(await this.prisma.taxChange.findFirst({ where: own, select: { id: true } }))) {
      throw ProblemException.notFound();
    }
    // The state in the condition: staff may decide at this very moment.
    const { count } = await this.prisma.taxChange.updateMany({
      where: { ...own, state: 'pending' },
      data: { state: 'cancelled', decidedAt: new Date() },
    });
    if (count === 0) throw new ProblemException(409, 'TAX_CHANGE.DECIDED');
    return this.read(id);
  }

  private async read(id: string): Promise<AccountTaxChange> {
    return presentTaxChange(this.encryption, await this.prisma.taxChange.findUniqueOrThrow({ where: { id } }));
  }

  private async store(
    database: Database,
    customer: CurrentCustomer,
    form: TaxChangeForm,
    { certificate, mailbox }: Prepared,
    owe: Owe,
  ): Promise<string> {
    const { taxProfileId, rfc, ...asked } = form.asked;
    // Of two requests at once the second waits here, and then finds the first.
    await database.$queryRaw`select 1 from tax_profile where id = ${taxProfileId}::uuid for update`;
    const profile = await this.own(database, customer.id, taxProfileId);
    this.check(profile, form);
    if (await database.taxChange.findFirst({ where: { taxProfileId, state: 'pending' }, select: { id: true } })) {
      throw new ProblemException(409, 'TAX_CHANGE.PENDING');
    }
    const file = await this.files.record(database, certificate.stored);
    const { id } = await database.taxChange.create({
      data: {
        ...asked,
        taxProfileId,
        folio: newFolio('tax-change'),
        rfc: this.encryption.encrypt(rfc, 'tax_profile.rfc'),
        rfcIndex: this.encryption.blindIndex(rfc, 'tax_profile.rfc'),
        ...formerOf(profile),
        fileId: file.id,
        fileName: certificate.name,
      },
      select: { id: true },
    });
    const about = { kind: 'tax_change', id } as const;
    await owe(TaxChangeReceiptMail, { to: customer.email, about });
    await owe(TaxChangeNoticeMail, { to: mailbox, about });
    return id;
  }

  private check(profile: TaxProfile, { asked }: TaxChangeForm): void {
    const rfc = this.encryption.decrypt(profile.rfc, 'tax_profile.rfc');
    const errors = taxChangeErrors(profile, rfc, asked);
    if (errors.length > 0) throw ProblemException.invalid(errors);
  }

  /** 404 unless it is this customer's. */
  private async own(database: Database, customerId: string, id: string): Promise<TaxProfile> {
    const profile = await database.taxProfile.findFirst({ where: { id, customerId } });
    if (!profile) throw ProblemException.notFound();
    return profile;
  }
}

/** What a profile says now, as the columns of a change that is to take its place. */
export const formerOf = ({ legalName, rfc, rfcIndex, regime, postalCode }: TaxProfile) => ({
  formerName: legalName,
  formerRfc: rfc,
  formerRfcIndex: rfcIndex,
  formerRegime: regime,
  formerPostalCode: postalCode,
});
