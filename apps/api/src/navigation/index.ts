export { NavigationModule } from './navigation.module.js';
export { NavigationService, type OwnNavigations } from './navigation.service.js';
