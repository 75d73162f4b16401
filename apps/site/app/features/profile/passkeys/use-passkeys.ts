import { readPasskeys } from '../../../api/account/passkeys.js';
import { useAccountData } from '../../account/index.js';

export const usePasskeys = () => useAccountData('passkeys', readPasskeys);
