import {
  type AdminLead,
  LEAD_STAGE_NAMES,
  LOST_REASON_NAMES,
  MERGE_FIELDS,
  type MergeField,
  PREFERRED_TIME_NAMES,
} from '@flota/schemas';
import { formatPhone } from '../../../i18n/format.js';

export const MERGE_FIELD_NAMES = {
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  preferredTime: 'Prefiere que le llamen',
  stage: 'Etapa',
  owner: 'Responsable',
  adviser: 'Asesor en el sitio',
} as const satisfies Record<MergeField, string>;

/** What a lead says of a field, as it is read; empty where it says nothing. */
export function saidBy(lead: AdminLead, field: MergeField): string {
  switch (field) {
    case 'name':
      return lead.name;
    case 'phone':
      return lead.phone ? formatPhone(lead.phone) : '';
    case 'email':
      return lead.email;
    case 'preferredTime':
      return PREFERRED_TIME_NAMES[lead.preferredTime];
    case 'stage':
      return stageOf(lead);
    case 'owner':
      return lead.owner?.name ?? '';
    case 'adviser':
      return lead.adviserName ?? '';
  }
}

function stageOf({ stage, contract, lost }: AdminLead): string {
  const said = contract?.number ?? (lost && LOST_REASON_NAMES[lost.reason].toLowerCase());
  return said ? `${LEAD_STAGE_NAMES[stage]} (${said})` : LEAD_STAGE_NAMES[stage];
}

/** The fields of which they say different things: the others there is nothing to choose of. */
export const differing = (kept: AdminLead, other: AdminLead): MergeField[] =>
  MERGE_FIELDS.filter((field) => saidBy(kept, field) !== saidBy(other, field));

/** What is taken of the other unless somebody chooses: what the one that stays doesn't say at all. */
export const takenAtFirst = (kept: AdminLead, other: AdminLead): MergeField[] =>
  differing(kept, other).filter((field) => saidBy(kept, field) === '');

/** Which of two stays unless somebody chooses: on which more was done, then which came first. */
export function keptAtFirst(one: AdminLead, other: AdminLead): AdminLead {
  const worked = ({ stage, owner }: AdminLead) => (stage === 'new' ? 0 : 2) + (owner ? 1 : 0);
  if (worked(one) !== worked(other)) return worked(one) > worked(other) ? one : other;
  return one.createdAt <= other.createdAt ? one : other;
}
