export { OwnMembership } from './OwnMembership.js';
