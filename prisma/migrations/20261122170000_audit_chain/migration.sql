-- The audit log is added to and never changed, and what was changed all the same shows (decision 047).
CREATE TABLE "audit_seal" (
    "seq" BIGINT NOT NULL,
    "entry_id" UUID NOT NULL,
    "previous" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_seal_pkey" PRIMARY KEY ("seq")
);
CREATE UNIQUE INDEX "audit_seal_entry_id_key" ON "audit_seal"("entry_id");
ALTER TABLE "audit_seal" ADD CONSTRAINT "audit_seal_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "audit_entry"("id")
  ON DELETE RESTRICT ON UPDATE RESTRICT;

-- An entry as the text that is hashed, the same as in chain/entry-text.ts: of each column that holds something its name,
-- the length of the value in bytes, and the value. A column that is added later leaves older entries' text as it is.
CREATE FUNCTION audit_entry_text(entry audit_entry) RETURNS TEXT LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT string_agg(name || ' ' || octet_length(value) || ':' || value, E'\n' ORDER BY place)
  FROM (VALUES
    (1, 'id', entry.id::TEXT),
    (2, 'at', to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
    (3, 'actor_id', entry.actor_id::TEXT),
    (4, 'actor_email', entry.actor_email),
    (5, 'action', entry.action),
    (6, 'resource', entry.resource),
    (7, 'record_id', entry.record_id),
    (8, 'changes', entry.changes::TEXT),
    (9, 'address', entry.address),
    (10, 'device', entry.device)
  ) AS columns (place, name, value)
  WHERE value IS NOT NULL
$$;

-- As whoever owns the log: the application itself may not write seals.
CREATE FUNCTION append_audit_seal(entry public.audit_entry) RETURNS VOID LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  last public.audit_seal;
BEGIN
  -- One at a time, until the end of the commit. A transaction that sees an older state can't fork the chain: its number is taken.
  PERFORM pg_advisory_xact_lock(hashtext('audit_seal'));
  SELECT * INTO last FROM public.audit_seal ORDER BY seq DESC LIMIT 1;
  last.hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  INSERT INTO public.audit_seal (seq, entry_id, previous, hash) VALUES (
    coalesce(last.seq, 0) + 1,
    entry.id,
    last.hash,
    sha256(last.hash || convert_to(public.audit_entry_text(entry), 'UTF8'))
  );
END
$$;
REVOKE EXECUTE ON FUNCTION append_audit_seal(audit_entry) FROM PUBLIC;

CREATE FUNCTION seal_audit_entry() RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.append_audit_seal(NEW);
  RETURN NULL;
END
$$;
-- Deferred to the commit, so that nobody waits for a transaction that takes its time.
CREATE CONSTRAINT TRIGGER sealed AFTER INSERT ON "audit_entry" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION seal_audit_entry();

-- When something happened is said by the database's clock, whatever it is told.
CREATE FUNCTION set_audit_moment() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.at := date_trunc('milliseconds', clock_timestamp());
  RETURN NEW;
END
$$;
CREATE TRIGGER moment BEFORE INSERT ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION set_audit_moment();

-- What was entered before is sealed as it is found.
DO $$
DECLARE
  entry audit_entry;
BEGIN
  FOR entry IN SELECT * FROM audit_entry ORDER BY at, id LOOP
    PERFORM append_audit_seal(entry);
  END LOOP;
END
$$;

CREATE TRIGGER never_changed BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_changed BEFORE UPDATE OR DELETE ON "audit_seal" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "audit_seal" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
