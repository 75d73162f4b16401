export { ContentAgenda } from './ContentAgenda.js';
export { ContentHome } from './ContentHome.js';
