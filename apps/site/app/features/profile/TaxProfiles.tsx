import type { TaxProfile } from '@flota/schemas';
import { readTaxChanges } from '../../api/account/tax-changes.js';
import { EmptyState, Skeleton } from '../../components/States.js';
import { AccountData, useAccountData } from '../account/index.js';
import { HolderOfContracts } from './HolderOfContracts.js';
import { TaxProfileForm } from './TaxProfileForm.js';

interface TaxProfilesProps {
  profiles: readonly TaxProfile[];
  onSaved: (changed: TaxProfile) => void;
}

/** Each name that contracts are in, and what invoices are made out with. */
export function TaxProfiles({ profiles, onSaved }: TaxProfilesProps) {
  const data = useAccountData('tax-changes', readTaxChanges);
  if (profiles.length === 0) {
    return <EmptyState headingLevel="h3" title="Sin datos fiscales" text="Aparecen aquí con su primer contrato." />;
  }
  return (
    <div className="grid gap-12">
      {profiles.map((profile) => (
        // What was approved shows in the boxes at once.
        <TaxProfileForm key={`${profile.id} ${profile.rfc} ${profile.legalName}`} profile={profile} onSaved={onSaved}>
          {profile.locked && (
            <AccountData data={data} what="sus solicitudes" skeleton={<Skeleton className="mb-8 h-24" />}>
              {(changes, { reload }) => (
                <HolderOfContracts
                  profile={profile}
                  changes={changes.filter(({ taxProfileId }) => taxProfileId === profile.id)}
                  onChanged={() => void reload()}
                />
              )}
            </AccountData>
          )}
        </TaxProfileForm>
      ))}
    </div>
  );
}
