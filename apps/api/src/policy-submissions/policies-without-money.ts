import type { AccountPolicySubmission, InsuredContract } from '@flota/schemas';

export const withoutAmounts = (submission: AccountPolicySubmission): AccountPolicySubmission => ({
  ...submission,
  premium: null,
  sumInsured: null,
});

/** As a driver sees it: what covers a unit and until when, and not what that costs. */
export const withoutMoney = (insured: InsuredContract): InsuredContract => ({
  ...insured,
  policies: insured.policies.map((policy) => ({ ...policy, premium: null })),
  submissions: insured.submissions.map(withoutAmounts),
});
