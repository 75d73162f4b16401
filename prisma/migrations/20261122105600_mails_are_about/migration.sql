-- What a mail is about is a table's name and an id (decision 028). The former release may still be running: the columns
-- it knows stay for one release, kept in step by a trigger, and go with that trigger in the next one.
ALTER TABLE "outbound_email" ADD COLUMN "about_kind" TEXT, ADD COLUMN "about_id" UUID;

ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_bill_request_id_fkey";
ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_contract_document_id_fkey";
ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_customer_id_fkey";
ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_customer_message_id_fkey";
ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_invoice_id_fkey";
ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_lead_id_fkey";
ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_one_time_link_id_fkey";
ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_payment_id_fkey";
ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_quote_id_fkey";
ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_rights_request_id_fkey";
ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_session_id_fkey";
ALTER TABLE "outbound_email" DROP CONSTRAINT "outbound_email_statement_id_fkey";

DROP INDEX "outbound_email_bill_request_id_idx";
DROP INDEX "outbound_email_contract_document_id_idx";
DROP INDEX "outbound_email_customer_id_idx";
DROP INDEX "outbound_email_customer_message_id_idx";
DROP INDEX "outbound_email_invoice_id_idx";
DROP INDEX "outbound_email_lead_id_idx";
DROP INDEX "outbound_email_one_time_link_id_idx";
DROP INDEX "outbound_email_payment_id_idx";
DROP INDEX "outbound_email_rights_request_id_idx";
DROP INDEX "outbound_email_session_id_idx";
DROP INDEX "outbound_email_statement_id_idx";

-- By the former columns, the narrowest first: the mail of a link also names its customer.
CREATE FUNCTION former_subject(email outbound_email, OUT kind TEXT, OUT id UUID) LANGUAGE sql IMMUTABLE AS $$
  SELECT * FROM (VALUES
    ('one_time_link', email.one_time_link_id), ('auth_session', email.session_id), ('statement', email.statement_id),
    ('invoice', email.invoice_id), ('contract_document', email.contract_document_id), ('payment', email.payment_id),
    ('bill_request', email.bill_request_id), ('message', email.customer_message_id),
    ('rights_request', email.rights_request_id), ('lead', email.lead_id), ('quote', email.quote_id),
    ('customer', email.customer_id)
  ) AS subject (kind, id) WHERE subject.id IS NOT NULL LIMIT 1
$$;

UPDATE "outbound_email" SET ("about_kind", "about_id") = (SELECT * FROM former_subject("outbound_email"));

CREATE FUNCTION keep_former_subject() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.about_kind IS NULL THEN
    SELECT kind, id INTO NEW.about_kind, NEW.about_id FROM former_subject(NEW);
    RETURN NEW;
  END IF;
  CASE NEW.about_kind
    WHEN 'one_time_link' THEN
      NEW.one_time_link_id := NEW.about_id;
      NEW.customer_id := (SELECT customer_id FROM one_time_link WHERE id = NEW.about_id);
    WHEN 'auth_session' THEN
      NEW.session_id := NEW.about_id;
      NEW.customer_id := (SELECT customer_id FROM auth_session WHERE id = NEW.about_id);
    WHEN 'statement' THEN NEW.statement_id := NEW.about_id;
    WHEN 'invoice' THEN NEW.invoice_id := NEW.about_id;
    WHEN 'contract_document' THEN NEW.contract_document_id := NEW.about_id;
    WHEN 'payment' THEN NEW.payment_id := NEW.about_id;
    WHEN 'bill_request' THEN NEW.bill_request_id := NEW.about_id;
    WHEN 'message' THEN NEW.customer_message_id := NEW.about_id;
    WHEN 'rights_request' THEN NEW.rights_request_id := NEW.about_id;
    WHEN 'lead' THEN NEW.lead_id := NEW.about_id;
    WHEN 'quote' THEN NEW.quote_id := NEW.about_id;
    WHEN 'customer' THEN NEW.customer_id := NEW.about_id;
    ELSE NULL;
  END CASE;
  RETURN NEW;
END $$;

CREATE TRIGGER "keep_former_subject" BEFORE INSERT ON "outbound_email"
  FOR EACH ROW EXECUTE FUNCTION keep_former_subject();

CREATE INDEX "outbound_email_about_kind_about_id_idx" ON "outbound_email" ("about_kind", "about_id");

-- A mail names a person: it goes when what it is about goes, whoever deletes it and whatever cascades to it.
CREATE FUNCTION forget_mails() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM outbound_email USING gone WHERE about_kind = TG_TABLE_NAME AND about_id = gone.id;
  RETURN NULL;
END $$;

-- `SELECT mails_go_with('thing')`, in the migration that makes a table which mails are about.
CREATE FUNCTION mails_go_with(subject REGCLASS) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER forget_mails AFTER DELETE ON %s REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_mails()',
    subject
  );
END $$;

-- Every table there is may become a subject without another migration.
SELECT mails_go_with(format('%I.%I', table_schema, table_name)::REGCLASS)
FROM information_schema.columns JOIN information_schema.tables USING (table_catalog, table_schema, table_name)
WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND column_name = 'id' AND data_type = 'uuid'
  AND table_name <> 'outbound_email';

-- For lists of quotes by the state of their mail.
CREATE VIEW "quote_email" AS
SELECT id, about_id AS quote_id, state, superseded, created_at FROM "outbound_email" WHERE about_kind = 'quote';

-- Whether anything of a run is left to do, asked after each statement.
CREATE INDEX "statement_item_run_id_state_idx" ON "statement_item" ("run_id", "state");
