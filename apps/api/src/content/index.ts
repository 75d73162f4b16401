export { ContentModule } from './content.module.js';
export { MailSenderModule } from './mail-sender.module.js';
export { SettingsService } from './settings.service.js';
