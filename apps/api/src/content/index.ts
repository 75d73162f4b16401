export { ContentModule } from './content.module.js';
export { isRead } from './legal/approved-text.js';
export { LenderModule } from './lender.module.js';
export { SettingsService } from './settings.service.js';
