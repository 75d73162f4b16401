import { Injectable } from '@nestjs/common';
import { dateColumn, dayOfColumn } from '@flota/prisma';
import { RIGHTS_REQUEST_DAYS, type rightsReceiptSchema, todayInMexico } from '@flota/schemas';
import type { z } from 'zod';
import { SettingsService } from '../content/index.js';
import { newFolio } from '../platform/crypto/folio.js';
import { sha256 } from '../platform/crypto/keys.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { FormIntake, type Visit } from '../platform/forms/form-intake.js';
import { Files } from '../platform/storage/files.js';
import { RightsNoticeMail } from './rights-notice.mail.js';
import { RightsReceiptMail } from './rights-receipt.mail.js';
import { type KeptUpload, KeptUploads } from '../platform/uploads/kept-uploads.js';
import { addBusinessDays } from '../platform/calendar/business-days.js';
import { type Purpose, PURPOSES, type RightsForm } from './rights-form.js';

/** What people ask of the lender about their own data. */
@Injectable()
export class RightsRequestsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly intake: FormIntake,
    private readonly settings: SettingsService,
    private readonly files: Files,
    private readonly uploads: KeptUploads,
  ) {}

  /** Stores the request, its files and the mails owed for it: all of them or nothing. */
  async take({ request, files }: RightsForm, visit: Visit): Promise<z.output<typeof rightsReceiptSchema>> {
    const hashes = PURPOSES.map((purpose) => files[purpose]?.[0]?.content.sha256 ?? sha256(''));
    const id = await this.intake.take(
      { ...visit, route: 'POST /api/rights-requests', body: { ...request, hashes }, mailbox: request.email },
      async () => ({ kept: await this.uploads.keep(files), mailbox: (await this.settings.site()).email }),
      async (database, { kept, mailbox }, owe) => {
        const requestedOn = todayInMexico();
        const { id: rightsRequestId } = await database.rightsRequest.create({
          data: {
            ...columnsOf(request),
            folio: newFolio('rights'),
            requestedOn: dateColumn(requestedOn),
            consentAt: new Date(),
            dueOn: dateColumn(addBusinessDays(requestedOn, RIGHTS_REQUEST_DAYS)),
          },
          select: { id: true },
        });
        const about = { kind: 'rights_request', id: rightsRequestId } as const;
        await owe(RightsReceiptMail, { to: request.email, about });
        await owe(RightsNoticeMail, { to: mailbox, about });
        for (const file of kept) await this.record(database, rightsRequestId, file);
        return rightsRequestId;
      },
    );
    const { folio, requestedOn, dueOn } = await this.prisma.rightsRequest.findUniqueOrThrow({ where: { id } });
    return { folio, requestedOn: dayOfColumn(requestedOn), dueOn: dayOfColumn(dueOn) };
  }

  private async record(database: Database, requestId: string, { field: purpose, name, stored }: KeptUpload<Purpose>) {
    const { id: fileId } = await this.files.record(database, stored);
    await database.rightsRequestFile.create({ data: { requestId, fileId, purpose, name } });
  }
}

/** A holder who asks for themselves has no representative, whatever the form still held of one. */
function columnsOf({ altcha: _altcha, website: _website, consent: _consent, ...request }: RightsForm['request']) {
  const isHolder = request.relation === 'holder';
  return { ...request, ...(isHolder && { representativeName: null, representativePower: null }) };
}
