export { LeadsModule } from './leads.module.js';
export { SYNTAGE_PROVIDER, type SyntageProvider } from './syntage-provider.js';
export { SyntageReports } from './syntage-reports.js';
