export { OwnershipCost } from './OwnershipCost.js';
