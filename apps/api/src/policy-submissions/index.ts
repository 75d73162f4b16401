export { PolicySubmissionsModule } from './policy-submissions.module.js';
