export { RestructuringsModule } from './restructurings.module.js';
