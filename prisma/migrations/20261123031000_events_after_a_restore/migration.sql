-- Events are read in the order of their transactions' numbers, which are the server's own: restored on another server, or to an
-- earlier moment, what is told next would have lower ones, and readers by cursor would never see it. So numbers are raised there.
CREATE TABLE "event_numbering" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "server" TEXT NOT NULL,
    "lead" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "event_numbering_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "event_numbering_one" CHECK ("id")
);

-- A timeline is a server's life: going back to an earlier moment begins another one.
CREATE FUNCTION database_server() RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT system_identifier || '/' || timeline_id FROM pg_control_system(), pg_control_checkpoint()
$$;

INSERT INTO "event_numbering" ("server") VALUES (database_server());

CREATE FUNCTION event_number(transaction XID8) RETURNS XID8 LANGUAGE sql STABLE AS $$
  SELECT (transaction::text::bigint + lead)::text::xid8 FROM event_numbering
$$;

-- After a migration, when nothing else runs: says whether numbers had to be raised. By far, as readers may have come further than
-- what was restored.
CREATE FUNCTION raise_event_numbers() RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE event IN SHARE ROW EXCLUSIVE MODE;
  UPDATE event_numbering SET server = database_server(), lead = 1000000000000
    + greatest(lead, coalesce((SELECT xact::text::bigint FROM event ORDER BY xact DESC LIMIT 1), 0))
    WHERE server <> database_server();
  RETURN FOUND;
END $$;

CREATE OR REPLACE FUNCTION order_event() RETURNS TRIGGER LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  NEW.xact := greatest(event_number(pg_current_xact_id()), (
    SELECT xact FROM event WHERE subject_kind = NEW.subject_kind AND subject_id = NEW.subject_id ORDER BY xact DESC LIMIT 1
  ));
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION tell_changes() RETURNS TRIGGER LANGUAGE plpgsql SET enable_seqscan = off AS $$
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
  this_one XID8 := event_number(pg_current_xact_id());
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
        AND same.xact >= this_one AND same.xmin = pg_current_xact_id()::xid
        AND same.type = told_type AND same.data ->> 'change' <> 'deleted'
    )
    RETURNING id, position, type, subject_kind, subject_id
  )
  INSERT INTO delivery (target_id, event_id, position, subject_kind, subject_id)
  SELECT target.id, told.id, told.position, told.subject_kind, told.subject_id
  FROM told JOIN delivery_target target ON target.is_on AND told.type = ANY (target.types);
  RETURN NULL;
END $$;
