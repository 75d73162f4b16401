import { expect, it, jest } from '@jest/globals';
import { ACCOUNT_DRAFTS_KEY } from '../../constants/storage-keys.js';
import { goIntoAccount } from './go-into-account.js';

it('takes nothing along that was typed in the account before', () => {
  // No page is opened here, which jsdom says aloud.
  jest.spyOn(console, 'error').mockReturnValue();
  sessionStorage.setItem(ACCOUNT_DRAFTS_KEY, '{"new-conversation":{"text":"Una duda"}}');
  goIntoAccount();
  expect(sessionStorage.getItem(ACCOUNT_DRAFTS_KEY)).toBeNull();
});
