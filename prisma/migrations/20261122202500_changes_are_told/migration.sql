-- That a record changed is told by its table, whoever changes it and whatever cascades to it: forms, staff, imports, a hand.
-- Arguments: the type; the subject's kind and the column with its id; the column that a row is known by; what the event says, by
-- column; what it says of all of them; columns that nobody outside sees; whether the row is a part of what is told of.
CREATE FUNCTION tell_changes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  told_type TEXT := TG_ARGV[0];
  told_kind TEXT := TG_ARGV[1];
  subject_column TEXT := TG_ARGV[2];
  key_column TEXT := TG_ARGV[3];
  said JSONB := TG_ARGV[4];
  constants JSONB := TG_ARGV[5];
  unseen TEXT[] := TG_ARGV[6];
  is_part BOOLEAN := TG_ARGV[7];
  word TEXT := CASE WHEN TG_OP = 'UPDATE' OR is_part THEN 'updated' WHEN TG_OP = 'INSERT' THEN 'created' ELSE 'deleted' END;
  changed JSONB[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changed := ARRAY(SELECT to_jsonb(fresh) FROM fresh);
  ELSIF TG_OP = 'DELETE' THEN
    changed := ARRAY(SELECT to_jsonb(gone) FROM gone);
  ELSE
    changed := ARRAY(
      SELECT now_it_is FROM (SELECT to_jsonb(fresh) AS now_it_is FROM fresh) fresh
      JOIN (SELECT to_jsonb(gone) AS it_was FROM gone) gone ON now_it_is ->> key_column = it_was ->> key_column
      WHERE now_it_is - unseen <> it_was - unseen
    );
  END IF;
  IF cardinality(changed) = 0 THEN RETURN NULL; END IF;
  WITH told AS (
    INSERT INTO event (id, type, subject_kind, subject_id, data)
    SELECT gen_random_uuid(), told_type, told_kind, coalesce(constants ->> 'kind' || '/', '') || (record ->> subject_column),
      constants || jsonb_build_object('change', word)
        || (SELECT jsonb_object_agg(name, record ->> source) FROM jsonb_each_text(said) AS part (name, source))
    FROM unnest(changed) AS record
    RETURNING id, position, type, subject_kind, subject_id
  )
  INSERT INTO delivery (target_id, event_id, position, subject_kind, subject_id)
  SELECT target.id, told.id, told.position, told.subject_kind, told.subject_id
  FROM told JOIN delivery_target target ON target.is_on AND told.type = ANY (target.types);
  RETURN NULL;
END $$;

CREATE FUNCTION changes_are_told(
  of_table REGCLASS, told_type TEXT, told_kind TEXT, subject_column TEXT, key_column TEXT, said JSONB,
  constants JSONB DEFAULT '{}', unseen TEXT[] DEFAULT '{}', is_part BOOLEAN DEFAULT false
) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  call TEXT := format('FOR EACH STATEMENT EXECUTE FUNCTION tell_changes(%L, %L, %L, %L, %L, %L, %L, %L)',
    told_type, told_kind, subject_column, key_column, said, constants, unseen, is_part);
BEGIN
  EXECUTE format('CREATE TRIGGER tell_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS fresh %s', of_table, call);
  EXECUTE format(
    'CREATE TRIGGER tell_update AFTER UPDATE ON %s REFERENCING NEW TABLE AS fresh OLD TABLE AS gone %s', of_table, call);
  IF NOT is_part THEN
    EXECUTE format('CREATE TRIGGER tell_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS gone %s', of_table, call);
  END IF;
END $$;

SELECT changes_are_told('customer', 'customer.changed', 'customer', 'id', 'id', '{"customerId": "id"}',
  unseen => '{password_hash,totp_secret,totp_confirmed_at,totp_last_step,search_text,updated_at}');
SELECT changes_are_told('tax_profile', 'customer.changed', 'customer', 'customer_id', 'id', '{"customerId": "customer_id"}',
  unseen => '{updated_at}', is_part => true);
-- What its movements come to, they tell.
SELECT changes_are_told('contract', 'contract.changed', 'contract', 'id', 'id', '{"contractId": "id", "contractNumber": "number"}',
  unseen => '{nickname,outstanding_capital,unapplied,books_edition,intake_index,search_text}');
SELECT changes_are_told('invoice', 'invoice.changed', 'invoice', 'id', 'id',
  '{"invoiceId": "id", "contractId": "contract_id", "uuid": "uuid"}', unseen => '{facts,search_text}');
SELECT changes_are_told('policy', 'policy.changed', 'policy', 'id', 'id', '{"policyId": "id", "contractId": "contract_id"}');

-- A type of content, as packages/schemas/src/kinds names it. A new one says the same in the migration of its table.
CREATE FUNCTION content_is_told(of_table REGCLASS, kind TEXT, key_column TEXT) RETURNS VOID LANGUAGE sql AS $$
  SELECT changes_are_told(of_table, 'content.changed', 'content', key_column, key_column,
    jsonb_build_object('key', key_column), jsonb_build_object('kind', kind), '{search_text}')
$$;
SELECT content_is_told('plan', 'plan-pages', 'slug');
SELECT content_is_told('vehicle_model', 'vehicles', 'slug');
SELECT content_is_told('distributor', 'distributors', 'slug');
SELECT content_is_told('banner', 'banners', 'id');
SELECT content_is_told('promotion', 'promotions', 'id');
SELECT content_is_told('brand', 'brands', 'slug');
SELECT content_is_told('alert', 'alerts', 'id');
SELECT content_is_told('news_article', 'news', 'slug');
SELECT content_is_told('faq', 'faqs', 'id');
SELECT content_is_told('faq_category', 'faq-categories', 'slug');
SELECT content_is_told('page', 'pages', 'slug');
SELECT content_is_told('legal_page', 'legal-pages', 'slug');
SELECT content_is_told('campaign', 'campaigns', 'slug');
SELECT content_is_told('document', 'documents', 'slug');
SELECT content_is_told('site_settings', 'settings', 'id');
SELECT changes_are_told('plan_version', 'content.changed', 'content', 'plan_slug', 'id', '{"key": "plan_slug"}',
  '{"kind": "plan-pages"}', is_part => true);
