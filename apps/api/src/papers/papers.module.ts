import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts/index.js';
import { InvoicesModule } from '../invoices/index.js';
import { PaymentsModule } from '../payments/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { SigningModule } from '../signing/index.js';
import { StatementsModule } from '../statements/index.js';
import { AccountantController } from './accountant/accountant.controller.js';
import { AccountantInvitationMail } from './accountant/accountant-invitation.mail.js';
import { AccountantLinks } from './accountant/accountant-links.js';
import { AccountantLinksController } from './accountant/accountant-links.controller.js';
import { Accountants } from './accountant/accountants.service.js';
import { AccountantPapersMail } from './archives/accountant-papers.mail.js';
import { ArchiveLinks } from './archives/archive-links.js';
import { ExpiredArchives } from './archives/expired-archives.sweep.js';
import { MakeArchiveJob } from './archives/make-archive.job.js';
import { PaperArchiveMail } from './archives/paper-archive.mail.js';
import { PaperArchives } from './archives/paper-archives.service.js';
import { PaperArchivesController } from './archives/paper-archives.controller.js';
import { SentArchivesController } from './archives/sent-archives.controller.js';
import { PaperFiles } from './files/paper-files.service.js';
import { PaperLinks } from './files/paper-links.service.js';
import { PaperZips } from './files/paper-zips.service.js';
import { PaperListController } from './list/paper-list.controller.js';
import { PapersService } from './list/papers.service.js';

@Module({
  imports: [ContractsModule, CryptoModule, InvoicesModule, PaymentsModule, SigningModule, StatementsModule],
  controllers: [
    AccountantController,
    AccountantLinksController,
    PaperArchivesController,
    PaperListController,
    SentArchivesController,
  ],
  providers: [
    AccountantInvitationMail,
    AccountantLinks,
    AccountantPapersMail,
    Accountants,
    ArchiveLinks,
    ExpiredArchives,
    MakeArchiveJob,
    PaperArchiveMail,
    PaperArchives,
    PaperFiles,
    PaperLinks,
    PapersService,
    PaperZips,
  ],
})
export class PapersModule {}
