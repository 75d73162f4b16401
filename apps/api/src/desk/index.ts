export { DeskModule } from './desk.module.js';
export { DeskRequestsService } from './requests/desk-requests.service.js';
