export { CertificatesService } from './certificates.service.js';
export { StatementRunsService } from './statement-runs.service.js';
export { monthLabel } from './statement-month.js';
export { StatementsModule } from './statements.module.js';
export { statementFileName, StatementsService } from './statements.service.js';
export { presentStatement } from './statement.presenter.js';
