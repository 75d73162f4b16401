-- What staff search by is one text a record, in one spelling, kept by triggers with what it says of related records:
-- one index finds it whatever part of it is typed. The rule of what is typed is `platform/resources/search.ts`.

-- Without accents and capitals; the same as `spelled` there.
CREATE FUNCTION search_spelling(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'));

-- Its arguments: columns of the row, and `column>table.field`, what the row that a column names has in a field.
CREATE FUNCTION keep_search_text() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  source text;
  part text;
  words text := '';
BEGIN
  FOREACH source IN ARRAY TG_ARGV LOOP
    IF position('>' IN source) = 0 THEN
      EXECUTE format('SELECT ($1).%I::text', source) INTO part USING NEW;
    ELSE
      EXECUTE format(
        'SELECT %I FROM %I WHERE id = ($1).%I',
        split_part(source, '.', 2), split_part(split_part(source, '>', 2), '.', 1), split_part(source, '>', 1)
      ) INTO part USING NEW;
    END IF;
    -- Each word follows a blank, by which those of one or two letters are found.
    words := words || ' ' || coalesce(part, '');
  END LOOP;
  NEW.search_text := search_spelling(words);
  RETURN NEW;
END $$;

-- Its arguments: `table.column`, where the row is named. Writing the column once more has the text kept anew.
CREATE FUNCTION spread_search_text() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  place text;
BEGIN
  FOREACH place IN ARRAY TG_ARGV LOOP
    EXECUTE format(
      'UPDATE %1$I SET %2$I = %2$I WHERE %2$I = $1', split_part(place, '.', 1), split_part(place, '.', 2)
    ) USING NEW.id;
  END LOOP;
  RETURN NULL;
END $$;

ALTER TABLE "customer" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "name", "email", "phone" ON "customer"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('name', 'email', 'phone');
UPDATE "customer" SET "name" = "name";
CREATE INDEX "customer_search_text_idx" ON "customer" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "quote" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "folio", "contact_name", "contact_email", "contact_phone" ON "quote"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('folio', 'contact_name', 'contact_email', 'contact_phone');
UPDATE "quote" SET "folio" = "folio";
CREATE INDEX "quote_search_text_idx" ON "quote" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "lead" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "folio", "name", "email", "phone", "quote_id" ON "lead"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('folio', 'name', 'email', 'phone', 'quote_id>quote.folio');
UPDATE "lead" SET "folio" = "folio";
CREATE INDEX "lead_search_text_idx" ON "lead" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "contract" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "number", "vin", "payment_reference", "clabe", "nickname", "customer_id", "tax_profile_id" ON "contract"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('number', 'vin', 'payment_reference', 'clabe', 'nickname', 'customer_id>customer.search_text', 'tax_profile_id>tax_profile.legal_name');
UPDATE "contract" SET "number" = "number";
CREATE INDEX "contract_search_text_idx" ON "contract" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "payment" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "folio", "provider_reference", "tracking_key", "contract_id" ON "payment"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('folio', 'provider_reference', 'tracking_key', 'contract_id>contract.search_text');
UPDATE "payment" SET "folio" = "folio";
CREATE INDEX "payment_search_text_idx" ON "payment" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "bill_request" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "folio", "name", "contract_id" ON "bill_request"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('folio', 'name', 'contract_id>contract.search_text');
UPDATE "bill_request" SET "folio" = "folio";
CREATE INDEX "bill_request_search_text_idx" ON "bill_request" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "conversation" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "folio", "subject", "customer_id", "contract_id" ON "conversation"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('folio', 'subject', 'customer_id>customer.search_text', 'contract_id>contract.number');
UPDATE "conversation" SET "folio" = "folio";
CREATE INDEX "conversation_search_text_idx" ON "conversation" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "invoice" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "folio", "concept", "uuid", "contract_id" ON "invoice"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('folio', 'concept', 'uuid', 'contract_id>contract.search_text');
UPDATE "invoice" SET "folio" = "folio";
CREATE INDEX "invoice_search_text_idx" ON "invoice" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "bank_line" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "tracking_key", "reference", "concept", "sender_name", "contract_id" ON "bank_line"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('tracking_key', 'reference', 'concept', 'sender_name', 'contract_id>contract.search_text');
UPDATE "bank_line" SET "contract_id" = "contract_id";
CREATE INDEX "bank_line_search_text_idx" ON "bank_line" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "rights_request" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "folio", "holder_name", "representative_name", "email", "phone" ON "rights_request"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('folio', 'holder_name', 'representative_name', 'email', 'phone');
UPDATE "rights_request" SET "folio" = "folio";
CREATE INDEX "rights_request_search_text_idx" ON "rights_request" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "outbound_email" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "recipient", "subject" ON "outbound_email"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('recipient', 'subject');
UPDATE "outbound_email" SET "recipient" = "recipient";
CREATE INDEX "outbound_email_search_text_idx" ON "outbound_email" USING GIN ("search_text" gin_trgm_ops);

-- Once all have their text, what changes of one is told to those that name it.
CREATE TRIGGER spread_search_text AFTER UPDATE ON "customer" FOR EACH ROW
  WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text)
  EXECUTE FUNCTION spread_search_text('contract.customer_id', 'conversation.customer_id');
CREATE TRIGGER spread_search_text AFTER UPDATE ON "tax_profile" FOR EACH ROW
  WHEN (OLD.legal_name IS DISTINCT FROM NEW.legal_name)
  EXECUTE FUNCTION spread_search_text('contract.tax_profile_id');
CREATE TRIGGER spread_search_text AFTER UPDATE ON "contract" FOR EACH ROW
  WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text)
  EXECUTE FUNCTION spread_search_text(
    'payment.contract_id', 'bill_request.contract_id', 'invoice.contract_id', 'bank_line.contract_id'
  );

-- The former version searches columns by themselves; it still finds, more slowly, until it is gone.
DROP INDEX "customer_search_idx";
DROP INDEX "lead_search_idx";
DROP INDEX "quote_search_idx";
