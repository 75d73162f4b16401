import type { PolicySubmissionState } from '@flota/schemas';

interface DemoPolicySubmission {
  /** A demo contract. */
  contractNumber: string;
  folio: string;
  number: string;
  lenderFirst?: boolean;
  reason?: string;
  /** From today; it lasts a year. */
  startsInDays: number;
  /** Its steps, each so many days ago. */
  steps: { state: PolicySubmissionState; daysAgo: number }[];
}

/** One that waits, one in review, one rejected and one accepted. */
export const demoPolicySubmissions: DemoPolicySubmission[] = [
  {
    contractNumber: 'FL-2025-000902',
    folio: 'Z-7H2MD-4QW9K',
    number: 'HZ-0902-2026',
    startsInDays: 19,
    steps: [{ state: 'received', daysAgo: 1 }],
  },
  {
    contractNumber: 'FL-2026-000115',
    folio: 'Z-5M1XB-8J7PD',
    number: 'HZ-0115-2027',
    startsInDays: 121,
    steps: [
      { state: 'received', daysAgo: 3 },
      { state: 'in_review', daysAgo: 1 },
    ],
  },
  {
    contractNumber: 'FL-2025-000418',
    folio: 'Z-9R4KW-2C6TH',
    number: 'HZ-0418-2025',
    startsInDays: -400,
    steps: [
      { state: 'received', daysAgo: 402 },
      { state: 'accepted', daysAgo: 401 },
    ],
  },
  {
    contractNumber: 'FL-2025-000633',
    folio: 'Z-3V8TC-N6R1F',
    number: 'HZ-0633-2027',
    lenderFirst: false,
    reason: 'La póliza nombra a otro beneficiario preferente. Pida a su aseguradora el endoso a nuestro nombre.',
    startsInDays: -2,
    steps: [
      { state: 'received', daysAgo: 2 },
      { state: 'in_review', daysAgo: 2 },
      { state: 'rejected', daysAgo: 1 },
    ],
  },
];
