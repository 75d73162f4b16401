import type { ContractSummary } from '@flota/schemas';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
import { countInstalments } from './due.texts.js';

type Progress = Pick<ContractSummary, 'paidInstalments' | 'totalInstalments' | 'silhouette' | 'kind'>;

/** The way from the first payment to the last, and how far along it the vehicle is. */
export function PaymentRoad({ contract }: { contract: Progress }) {
  const { paidInstalments, totalInstalments, silhouette, kind } = contract;
  const share = totalInstalments === 0 ? 1 : paidInstalments / totalInstalments;
  const left = totalInstalments - paidInstalments;
  return (
    <div>
      <div className="overflow-hidden bg-scene px-5 pt-4 [--vehicle:7rem] tablet:[--vehicle:10rem]">
        <div className="w-(--vehicle)" style={{ marginLeft: `calc((100% - var(--vehicle)) * ${share.toFixed(3)})` }}>
          <VehicleSilhouette name={silhouette} className="h-auto w-full" />
        </div>
        <div className="relative -mx-5">
          <div className="road-dashes bg-asphalt" />
          <div className="absolute inset-y-0 left-0 bg-asphalt" style={{ width: `${(share * 100).toFixed(1)}%` }} />
        </div>
      </div>
      <p className="tabular mt-2 flex flex-wrap justify-between gap-x-4 text-[0.9rem]">
        <span>
          <strong>{paidInstalments}</strong> de {countInstalments(totalInstalments, kind)} pagadas
        </span>
        <span className="text-muted">{left === 0 ? 'Terminado' : `${left === 1 ? 'Falta' : 'Faltan'} ${left}`}</span>
      </p>
    </div>
  );
}
