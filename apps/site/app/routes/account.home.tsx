import { accountMeta } from '../features/account/account-meta.js';
import { AccountHomePage } from '../features/contracts/home/AccountHomePage.js';
import { useWantedPayment } from '../features/payments/use-wanted-payment.js';

export const meta = accountMeta('Mi cuenta');

export default function AccountHome() {
  useWantedPayment();
  return <AccountHomePage />;
}
