import type { FieldContext } from '@flota/records';

/** Where values of one context are kept. */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** The column of its blind index, by which it is found. */
  index?: string;
  /** The table's key, of texts, where it is no uuid called `id`. */
  key?: string;
}

const taxChange = (column: string): EncryptedColumn => ({ table: 'tax_change', column, index: `${column}_index` });

/**
 * Every column that is encrypted, by its context: what a change of keys has to go through. A context that is new compiles
 * once its columns are named here; a test looks through the whole database for values that are in none of them.
 */
export const ENCRYPTED_COLUMNS: Readonly<Record<FieldContext, readonly EncryptedColumn[]>> = {
  'syntage_request.rfc': [{ table: 'syntage_request', column: 'rfc', index: 'rfc_index' }],
  'tax_profile.rfc': [
    { table: 'tax_profile', column: 'rfc', index: 'rfc_index' },
    taxChange('rfc'),
    taxChange('former_rfc'),
  ],
  'bill_request.rfc': [{ table: 'bill_request', column: 'rfc' }],
  'bill_handover.id_number': [{ table: 'bill_handover', column: 'id_number' }],
  'customer.totp_secret': [{ table: 'customer', column: 'totp_secret' }],
  'staff_account.totp_secret': [{ table: 'staff_account', column: 'totp_secret' }],
  'desk_request.clabe': [{ table: 'desk_request', column: 'clabe' }],
  'refund_request.clabe': [{ table: 'refund_request', column: 'clabe' }],
  'bank_line.sender_clabe': [{ table: 'bank_line', column: 'sender_clabe' }],
  'delivery_target.secret': [
    { table: 'delivery_target', column: 'secret' },
    { table: 'delivery_target', column: 'former_secret' },
  ],
  'issued_cfdi.document': [{ table: 'issued_cfdi', column: 'document' }],
  'cfdi_cancellation.receipt': [{ table: 'cfdi_cancellation', column: 'receipt' }],
  'card_account.secrets': [{ table: 'card_account', column: 'secrets', key: 'id' }],
  'ledger_contract.sealed': [{ table: 'ledger_contract', column: 'sealed' }],
  'push_keys.private_key': [{ table: 'push_keys', column: 'private_key', key: 'id' }],
  'push_device.subscription': [{ table: 'push_device', column: 'subscription' }],
  'connector.secrets': [{ table: 'connector', column: 'secrets', key: 'name' }],
  'signing.rfc': [
    { table: 'signing_signer', column: 'rfc' },
    { table: 'signing_signer', column: 'verified_rfc' },
    { table: 'sandbox_signature', column: 'rfc' },
    { table: 'signing_settings', column: 'representative_rfc', key: 'id' },
  ],
  'signing_signer.page': [{ table: 'signing_signer', column: 'page' }],
  // Only their blind index is kept, which nothing can be read from and so none be made anew.
  'contract.intake': [],
  'audit_entry.email': [],
  // Sealed for an address, and kept nowhere.
  'list.cursor': [],
};
