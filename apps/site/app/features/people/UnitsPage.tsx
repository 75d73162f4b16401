import type { AccountUnit } from '@flota/schemas';
import { Link } from 'react-router';
import { openUnitPolicy, readUnits } from '../../api/account/people.js';
import { LinkButton } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { EmptyState } from '../../components/States.js';
import { Unbroken } from '../../components/Unbroken.js';
import {
  AccountData,
  AccountPage,
  Allowed,
  INSURANCE_LINK,
  OpenFileButton,
  PAYMENTS_PATH,
  useAccountData,
} from '../account/index.js';

/** What a driver has to show: that the vehicle is insured, and that its payments come. */
export function UnitsPage() {
  const data = useAccountData('units', readUnits);
  return (
    <AccountPage
      title="Unidades"
      lead="La póliza de seguro de cada unidad y la fecha de su último pago."
      actions={
        <Allowed to="receipts">
          <LinkButton variant="secondary" to={PAYMENTS_PATH}>
            Ver los pagos
          </LinkButton>
        </Allowed>
      }
    >
      <AccountData data={data} what="las unidades">
        {(units) =>
          units.length === 0 ? (
            <EmptyState
              title="No hay unidades a su cargo"
              text="Pida al titular de la cuenta que elija las unidades que usted puede ver."
            />
          ) : (
            <ul className="grid gap-6 desktop:grid-cols-2">
              {units.map((unit) => (
                <Unit key={unit.contractId} unit={unit} />
              ))}
            </ul>
          )
        }
      </AccountData>
    </AccountPage>
  );
}

function Unit({ unit: { contractId, vehicle, label, policy, lastPaidOn } }: { unit: AccountUnit }) {
  return (
    <li className="rounded border border-line bg-paper p-5 tablet:p-6">
      <h2 className="heading-card wrap-anywhere">{vehicle}</h2>
      <p className="mt-1 text-muted">
        <Unbroken>{label}</Unbroken>
      </p>
      <dl className="mt-5 grid gap-4">
        <div>
          <dt className="text-[0.9rem] text-muted">Seguro</dt>
          <dd className="font-semibold wrap-anywhere">
            {policy ? (
              <>
                {policy.insurer}, póliza {policy.number}, vigente hasta el <DateText date={policy.endsOn} />
              </>
            ) : (
              'No tenemos una póliza vigente de esta unidad.'
            )}
          </dd>
        </div>
        <div>
          <dt className="text-[0.9rem] text-muted">Último pago recibido</dt>
          <dd className="font-semibold">{lastPaidOn ? <DateText date={lastPaidOn} /> : 'Todavía ninguno'}</dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap gap-x-6">
        {policy?.hasPdf && (
          <OpenFileButton open={() => openUnitPolicy(policy.id)}>
            Abrir la póliza<span className="sr-only"> de {vehicle}</span>
          </OpenFileButton>
        )}
        <Link
          to={`${INSURANCE_LINK}?contrato=${contractId}`}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Enviar la póliza nueva<span className="sr-only"> de {vehicle}</span>
        </Link>
      </div>
    </li>
  );
}
