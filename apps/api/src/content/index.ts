export { ContentModule } from './content.module.js';
export { isRead } from './legal/approved-text.js';
export { MailSenderModule } from './mail-sender.module.js';
export { SettingsService } from './settings.service.js';
