-- Whether an event counts: nothing that counts takes it back. A reversal may be taken back in its turn.
CREATE FUNCTION event_is_in_force(event UUID) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN NOT EXISTS (
    SELECT FROM "contract_event" reversal WHERE reversal.reverses_id = event AND event_is_in_force(reversal.id)
  );
END $$;

-- A restructuring holds as long as its event does, whatever takes that back or brings it back. The paper of before was
-- voided; another one is printed of what was kept (missing-agreements.sweep.ts).
CREATE FUNCTION reversal_ends_or_restores_restructuring() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  root UUID := NEW.reverses_id;
  above UUID;
BEGIN
  LOOP
    SELECT reverses_id INTO above FROM "contract_event" WHERE id = root;
    EXIT WHEN above IS NULL;
    root := above;
  END LOOP;
  IF event_is_in_force(root) THEN
    UPDATE "restructuring" SET state = 'accepted', document_id = NULL WHERE event_id = root AND state = 'reversed';
  ELSE
    UPDATE "restructuring" SET state = 'reversed' WHERE event_id = root;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER reversal_ends_restructuring ON "contract_event";
DROP FUNCTION reversal_ends_restructuring();
CREATE TRIGGER reversal_ends_or_restores_restructuring AFTER INSERT ON "contract_event"
FOR EACH ROW WHEN (NEW.reverses_id IS NOT NULL) EXECUTE FUNCTION reversal_ends_or_restores_restructuring();

-- What was brought back before this knew it.
UPDATE "restructuring" SET state = 'accepted', document_id = NULL
WHERE state = 'reversed' AND event_is_in_force(event_id);
