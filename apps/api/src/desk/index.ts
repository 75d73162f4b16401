export { DeskSettingsService } from './desk-settings.service.js';
export { DeskModule } from './desk.module.js';
export { DeskRequestsService } from './requests/desk-requests.service.js';
