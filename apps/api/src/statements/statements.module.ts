import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { ContractsModule } from '../contracts/index.js';
import { InvoicesModule } from '../invoices/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { HeldNoticeMail } from './held-notice.mail.js';
import { CertificatesService } from './certificates.service.js';
import { IssueStatementJob } from './issue-statement.job.js';
import { PaperMail } from './paper.mail.js';
import { PapersController } from './papers.controller.js';
import { SendPaperService } from './send-paper.service.js';
import { LettersByHandAdminController } from './letters-by-hand.admin.controller.js';
import { LettersByHand } from './letters-by-hand.service.js';
import { StatementIssuer } from './statement-issuer.js';
import { StatementRunEnd } from './statement-run-end.js';
import { StatementRunsAdminController } from './statement-runs.admin.controller.js';
import { StatementRunsService } from './statement-runs.service.js';
import { EndStatementRuns, StartStatementRun } from './statement-runs.sweeps.js';
import { StatementsController } from './statements.controller.js';
import { statementItemsResource, statementRunsResource } from './statements.resource.js';
import { StatementsService } from './statements.service.js';

@Module({
  imports: [ContentModule, ContractsModule, CryptoModule, InvoicesModule, PdfModule],
  controllers: [LettersByHandAdminController, PapersController, StatementRunsAdminController, StatementsController],
  providers: [
    CertificatesService,
    LettersByHand,
    SendPaperService,
    StatementIssuer,
    StatementRunEnd,
    StatementRunsService,
    StatementsService,
    EndStatementRuns,
    HeldNoticeMail,
    IssueStatementJob,
    PaperMail,
    StartStatementRun,
  ],
  exports: [CertificatesService, InvoicesModule, StatementRunsService, StatementsService],
})
export class StatementsModule {
  constructor(resources: ResourceRegistry) {
    resources.register(statementRunsResource, statementItemsResource);
  }
}
