export { ProspectForm } from './ProspectForm.js';
