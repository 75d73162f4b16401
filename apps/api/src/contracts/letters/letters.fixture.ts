import { sampleBrand } from '../../testing/sample-brand.js';
import type { LetterSubject } from './contract-letter.js';

/** A letter's subject with the longest names that there are. */
export const sampleLetterSubject: LetterSubject = {
  contract: {
    number: 'FL-2024-000123',
    kind: 'direct_credit',
    vehicle: {
      brand: 'Freightliner',
      modelName: 'Cascadia 126',
      versionName: 'DD13 DT12 6x4 cabina dormitorio',
      silhouette: 'tractor',
    },
    modelYear: 2024,
    vin: '3AKJHHDR5RS123456',
  },
  holder: { legalName: 'Transportes y Logística del Bajío Hermanos Gutiérrez, S.A. de C.V.', rfc: 'TLB010203AB1' },
  settings: sampleBrand,
  folio: 'L-7K3MQ-92XAB',
  issuedOn: '2026-11-21',
};
