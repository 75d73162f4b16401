export { StatementRunsService } from './statement-runs.service.js';
export { StatementsModule } from './statements.module.js';
