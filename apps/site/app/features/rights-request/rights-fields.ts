import type { PrivacyRight, RightsRequest } from '@flota/schemas';
import { rightsRequest } from '@flota/texts/site/rights-request';
import { rightsRequestChoices as choices } from '@flota/texts/site/rights-request-choices';

/** What the boxes of the form hold. */
export interface RightsValues {
  right: string;
  relation: string;
  holderName: string;
  address: string;
  phone: string;
  email: string;
  representativeName: string;
  representativePower: string;
  power: File | null;
  idKind: string;
  identification: File | null;
  description: string;
  detail: string;
  consent: boolean;
  website: string;
}

export const EMPTY_RIGHTS: RightsValues = {
  right: '',
  relation: '',
  holderName: '',
  address: '',
  phone: '',
  email: '',
  representativeName: '',
  representativePower: '',
  power: null,
  idKind: '',
  identification: null,
  description: '',
  detail: '',
  consent: false,
  website: '',
};

interface RightText {
  label: string;
  description: string;
  /** What only this right needs to know. */
  detail: { label: string; hint: string };
}

const rightTexts = (): Record<PrivacyRight, RightText> => ({
  access: {
    label: choices.access,
    description: choices.accessDescription,
    detail: { label: choices.accessDetail, hint: choices.accessDetailHint },
  },
  rectification: {
    label: choices.rectification,
    description: choices.rectificationDescription,
    detail: { label: choices.rectificationDetail, hint: choices.rectificationDetailHint },
  },
  cancellation: {
    label: choices.cancellation,
    description: choices.cancellationDescription,
    detail: { label: choices.cancellationDetail, hint: choices.cancellationDetailHint },
  },
  objection: {
    label: choices.objection,
    description: choices.objectionDescription,
    detail: { label: choices.objectionDetail, hint: choices.objectionDetailHint },
  },
  revocation: {
    label: choices.revocation,
    description: choices.revocationDescription,
    detail: { label: choices.revocationDetail, hint: choices.revocationDetailHint },
  },
});

export const rightOptions = () =>
  Object.entries(rightTexts()).map(([value, { label, description }]) => ({ value, label, description }));

export const rightDetail = (right: string) =>
  rightTexts()[right as PrivacyRight]?.detail ?? { label: choices.anyDetail, hint: choices.anyDetailHint };

const relations = (): Record<RightsRequest['relation'], { label: string; description: string }> => ({
  holder: { label: choices.holder, description: choices.holderDescription },
  representative: { label: choices.representative, description: choices.representativeDescription },
});

export const relationOptions = () => Object.entries(relations()).map(([value, texts]) => ({ value, ...texts }));

const powers = (): Record<NonNullable<RightsRequest['representativePower']>, string> => ({
  notarial: choices.powerNotarial,
  letter: choices.powerLetter,
  parental: choices.powerParental,
});

const idKinds = (): Record<RightsRequest['idKind'], string> => ({
  ine: choices.idIne,
  passport: choices.idPassport,
  'professional-licence': choices.idProfessionalLicence,
  consular: choices.idConsular,
});

const options = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

export const powerOptions = () => options(powers());
export const idKindOptions = () => options(idKinds());

/** Where the general text of a code would leave the visitor guessing. */
export const rightsErrors = (): Readonly<Record<string, string>> => ({
  'holderName:NAME.REQUIRED': rightsRequest.holderNameRequired,
  'representativeName:NAME.REQUIRED': rightsRequest.representativeNameRequired,
  'address:TEXT.REQUIRED': rightsRequest.addressRequired,
  'address:TEXT.TOO_LONG': rightsRequest.addressTooLong,
  'description:TEXT.REQUIRED': rightsRequest.descriptionRequired,
  'description:TEXT.TOO_LONG': rightsRequest.descriptionTooLong,
  'detail:TEXT.REQUIRED': rightsRequest.detailRequired,
  'detail:TEXT.TOO_LONG': rightsRequest.detailTooLong,
  'identification:FILE.REQUIRED': rightsRequest.idFileRequired,
  'power:FILE.REQUIRED': rightsRequest.powerFileRequired,
  'identification:FILE.TOO_LARGE': rightsRequest.fileTooLarge,
  'power:FILE.TOO_LARGE': rightsRequest.fileTooLarge,
  'identification:FILE.TYPE_REFUSED': rightsRequest.fileTypeRefused,
  'power:FILE.TYPE_REFUSED': rightsRequest.fileTypeRefused,
});
