-- When a row was last written is no news by itself.
CREATE FUNCTION changes_are_told_no_more(of_table REGCLASS) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DROP TRIGGER tell_insert ON %s', of_table);
  EXECUTE format('DROP TRIGGER tell_update ON %s', of_table);
  EXECUTE format('DROP TRIGGER IF EXISTS tell_delete ON %s', of_table);
END $$;

SELECT changes_are_told_no_more('contract'), changes_are_told_no_more('invoice'), changes_are_told_no_more('policy');
SELECT changes_are_told('contract', 'contract.changed', 'contract', 'id', 'id', '{"contractId": "id", "contractNumber": "number"}',
  unseen => '{nickname,outstanding_capital,unapplied,books_edition,intake_index,search_text,updated_at}');
SELECT changes_are_told('invoice', 'invoice.changed', 'invoice', 'id', 'id',
  '{"invoiceId": "id", "contractId": "contract_id", "uuid": "uuid"}', unseen => '{facts,search_text,updated_at}');
SELECT changes_are_told('policy', 'policy.changed', 'policy', 'id', 'id', '{"policyId": "id", "contractId": "contract_id"}',
  unseen => '{updated_at}');
