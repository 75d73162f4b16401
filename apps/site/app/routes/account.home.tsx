import { readHome } from '../api/account/contracts.js';
import { accountMeta } from '../features/account/account-meta.js';
import { askEarly } from '../features/account/account-queries.js';
import { AccountHomePage } from '../features/contracts/home/AccountHomePage.js';
import { useWantedPayment } from '../features/payments/use-wanted-payment.js';

export const meta = accountMeta('Mi cuenta');

askEarly('home', readHome);

export default function AccountHome() {
  useWantedPayment();
  return <AccountHomePage />;
}
