export { brandPath, faqsPath, legalPath, newsPath, pagePath, vehiclePath } from './content-paths.js';
export { ContentModule } from './content.module.js';
export { MailSenderModule } from './mail-sender.module.js';
export { presentPublication, publicationData, stateFilter } from './publication.js';
export { published } from './published.js';
export { SettingsService } from './settings.service.js';
