/** Loaded on demand: this is what pulls in the decimal arithmetic. */
export { ownershipCost } from '@flota/finance';
