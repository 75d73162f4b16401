import type { InsuredContract } from '@flota/schemas';

/** The policy that was sent in last has no answer yet. */
export const isUnderReview = ({ submissions: [latest] }: InsuredContract): boolean =>
  latest?.state === 'received' || latest?.state === 'in_review';
