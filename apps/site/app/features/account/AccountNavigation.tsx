import { SubNavigation } from '../../components/SubNavigation.js';
import { usePaymentAlert } from '../payments/PaymentAlert.js';
import { FURTHER_LINKS, HOME_LINK } from './account-links.js';

export function AccountNavigation() {
  const { open } = usePaymentAlert();
  return (
    <SubNavigation
      kind="account"
      label="Mi cuenta"
      entries={[HOME_LINK, { label: 'Pagar', onSelect: () => open() }, ...FURTHER_LINKS]}
      heading={<p className="label-wide text-[0.9375rem]">Mi cuenta</p>}
    />
  );
}
