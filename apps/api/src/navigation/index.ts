export { NavigationModule } from './navigation.module.js';
