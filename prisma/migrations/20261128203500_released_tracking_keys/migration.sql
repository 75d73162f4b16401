-- A transfer that is taken back gives its clave de rastreo free, so that it can be posted anew. Whoever has the key still looks for it.
ALTER TABLE "payment" ADD COLUMN "released_key" TEXT;

CREATE FUNCTION keep_released_key() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.released_key := OLD.tracking_key;
  RETURN NEW;
END $$;

-- Triggers of a kind go by their names: this one before the text that has its key.
CREATE TRIGGER keep_released_key BEFORE UPDATE OF "tracking_key" ON "payment" FOR EACH ROW
  WHEN (OLD.tracking_key IS NOT NULL AND NEW.tracking_key IS NULL)
  EXECUTE FUNCTION keep_released_key();

DROP TRIGGER keep_search_text ON "payment";
CREATE TRIGGER keep_search_text BEFORE INSERT OR UPDATE OF "folio", "provider_reference", "tracking_key", "released_key", "contract_id" ON "payment"
  FOR EACH ROW EXECUTE FUNCTION keep_search_text('folio', 'provider_reference', 'tracking_key', 'released_key', 'contract_id>contract.search_text');

-- Of what was taken back before the event has it; few by far, each found by the index of its payment.
UPDATE "payment" SET "released_key" = upper(regexp_replace(event.reference, '\s', '', 'g'))
FROM "contract_event" event
WHERE event.payment_id = "payment"."id" AND event.reference <> ''
  AND "payment"."provider" = 'transfer' AND "payment"."tracking_key" IS NULL;
