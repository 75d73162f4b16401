-- Readers by cursor go by (xact, position). A transaction that wrote something else first has a lower number than one that told of the
-- same subject before it: so an event is told with the number of the one before it of its subject, if that is higher. It is never
-- lower than its own, so that nothing is committed behind a reader.
CREATE INDEX "event_subject_kind_subject_id_xact_position_idx" ON "event" ("subject_kind", "subject_id", "xact", "position");

CREATE FUNCTION order_event() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.xact := greatest(pg_current_xact_id(), (
    SELECT xact FROM event WHERE subject_kind = NEW.subject_kind AND subject_id = NEW.subject_id ORDER BY xact DESC LIMIT 1
  ));
  RETURN NEW;
END $$;
CREATE TRIGGER order_event BEFORE INSERT ON "event" FOR EACH ROW EXECUTE FUNCTION order_event();

-- As before, but a record whose parts are written with it is told once: what is read after the commit is all of it.
CREATE OR REPLACE FUNCTION tell_changes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
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
    WHERE word <> 'updated' OR NOT EXISTS (
      SELECT FROM event AS same
      WHERE same.subject_kind = told_kind
        AND same.subject_id = coalesce(constants ->> 'kind' || '/', '') || (record ->> subject_column)
        AND same.xact >= pg_current_xact_id() AND same.xmin = pg_current_xact_id()::xid
        AND same.type = told_type AND same.data ->> 'change' <> 'deleted'
    )
    RETURNING id, position, type, subject_kind, subject_id
  )
  INSERT INTO delivery (target_id, event_id, position, subject_kind, subject_id)
  SELECT target.id, told.id, told.position, told.subject_kind, told.subject_id
  FROM told JOIN delivery_target target ON target.is_on AND told.type = ANY (target.types);
  RETURN NULL;
END $$;
