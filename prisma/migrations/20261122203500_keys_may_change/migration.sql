-- What is kept for good may be encrypted anew with another key, which changes nothing that it says; and nothing else of it.
CREATE FUNCTION encrypted_anew(former text, present text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT former IS NOT DISTINCT FROM present OR coalesce(
    former LIKE 'v1.%' AND present LIKE 'v1.%' AND split_part(former, '.', 2) <> split_part(present, '.', 2), false)
$$;

CREATE FUNCTION refuse_change_of_tax_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  sealed CONSTANT text[] := '{rfc,rfc_index,former_rfc,former_rfc_index}';
BEGIN
  IF to_jsonb(OLD) - sealed IS DISTINCT FROM to_jsonb(NEW) - sealed
    OR NOT encrypted_anew(OLD.rfc, NEW.rfc) OR NOT encrypted_anew(OLD.former_rfc, NEW.former_rfc)
    OR (OLD.rfc = NEW.rfc AND OLD.rfc_index <> NEW.rfc_index)
    OR (OLD.former_rfc = NEW.former_rfc AND OLD.former_rfc_index <> NEW.former_rfc_index)
  THEN
    RAISE EXCEPTION 'Rows of % are never changed', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER never_changed ON "tax_change";
CREATE TRIGGER never_changed BEFORE UPDATE ON "tax_change" FOR EACH ROW WHEN (OLD.state <> 'pending')
  EXECUTE FUNCTION refuse_change_of_tax_change();

CREATE OR REPLACE FUNCTION refuse_change_of_desk_request() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(OLD) - 'clabe' = to_jsonb(NEW) - 'clabe' AND encrypted_anew(OLD.clabe, NEW.clabe) THEN
    RETURN NEW;
  END IF;
  IF OLD.state <> 'waiting' OR
    (OLD.kind, OLD.contract_id, OLD.payload, OLD.clabe, OLD.amount, OLD."limit", OLD.reason, OLD.foreseen, OLD.maker_id)
    IS DISTINCT FROM
    (NEW.kind, NEW.contract_id, NEW.payload, NEW.clabe, NEW.amount, NEW."limit", NEW.reason, NEW.foreseen, NEW.maker_id)
  THEN
    RAISE EXCEPTION 'What was asked of the desk, and what was decided, is never changed';
  END IF;
  RETURN NEW;
END $$;
