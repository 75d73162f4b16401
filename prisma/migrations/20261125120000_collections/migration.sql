-- CreateEnum
CREATE TYPE "ContactChannel" AS ENUM ('phone', 'whatsapp', 'email', 'visit');

-- CreateEnum
CREATE TYPE "ContactDirection" AS ENUM ('outgoing', 'incoming');

-- CreateEnum
CREATE TYPE "ContactSpokenTo" AS ENUM ('holder', 'representative', 'guarantor', 'other', 'nobody');

-- CreateEnum
CREATE TYPE "ContactResult" AS ENUM ('promised', 'no_answer', 'wrong_number', 'refuses', 'disputes', 'call_later', 'informed');

-- CreateEnum
CREATE TYPE "ContactStopReason" AS ENUM ('dispute', 'arco', 'death', 'lawyer', 'judicial');

-- CreateTable
CREATE TABLE "collection_case" (
    "contract_id" UUID NOT NULL,
    "overdue_since" DATE NOT NULL,
    "overdue_amount" DECIMAL(14,2) NOT NULL,
    "promise_state" "PaymentPromiseState",
    "promise_day" DATE,
    "promise_ended_at" TIMESTAMPTZ(3),
    "assigned_to_id" UUID,
    "action_on" DATE,
    "action_note" TEXT NOT NULL DEFAULT '',
    "action_set_at" TIMESTAMPTZ(3),
    "urgency" TEXT NOT NULL DEFAULT '',
    "followed_on" DATE NOT NULL,

    CONSTRAINT "collection_case_pkey" PRIMARY KEY ("contract_id")
);

-- CreateTable
CREATE TABLE "collection_contact" (
    "id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "channel" "ContactChannel" NOT NULL,
    "direction" "ContactDirection" NOT NULL,
    "spoken_to" "ContactSpokenTo" NOT NULL,
    "result" "ContactResult" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "exception" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by_id" UUID NOT NULL,
    "struck_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "collection_contact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_stop" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "contract_id" UUID,
    "reason" "ContactStopReason" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "until" DATE,
    "set_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lifted_by_id" UUID,
    "lifted_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_stop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "weekday_from" INTEGER NOT NULL DEFAULT 8,
    "weekday_until" INTEGER NOT NULL DEFAULT 20,
    "saturday_from" INTEGER NOT NULL DEFAULT 9,
    "saturday_until" INTEGER NOT NULL DEFAULT 14,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "collection_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "collection_case_urgency_contract_id_idx" ON "collection_case"("urgency", "contract_id");

-- CreateIndex
CREATE INDEX "collection_case_overdue_since_contract_id_idx" ON "collection_case"("overdue_since", "contract_id");

-- CreateIndex
CREATE INDEX "collection_case_overdue_amount_contract_id_idx" ON "collection_case"("overdue_amount", "contract_id");

-- CreateIndex
CREATE INDEX "collection_case_action_on_contract_id_idx" ON "collection_case"("action_on", "contract_id");

-- CreateIndex
CREATE INDEX "collection_case_assigned_to_id_urgency_contract_id_idx" ON "collection_case"("assigned_to_id", "urgency", "contract_id");

-- CreateIndex
CREATE INDEX "collection_case_followed_on_idx" ON "collection_case"("followed_on");

-- CreateIndex
CREATE INDEX "collection_contact_contract_id_at_idx" ON "collection_contact"("contract_id", "at");

-- CreateIndex
CREATE INDEX "contact_stop_customer_id_lifted_at_idx" ON "contact_stop"("customer_id", "lifted_at");

-- CreateIndex
CREATE INDEX "contact_stop_contract_id_idx" ON "contact_stop"("contract_id");

-- AddForeignKey
ALTER TABLE "collection_case" ADD CONSTRAINT "collection_case_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_case" ADD CONSTRAINT "collection_case_assigned_to_id_fkey" FOREIGN KEY ("assigned_to_id") REFERENCES "staff_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_contact" ADD CONSTRAINT "collection_contact_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_contact" ADD CONSTRAINT "collection_contact_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_stop" ADD CONSTRAINT "contact_stop_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_stop" ADD CONSTRAINT "contact_stop_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_stop" ADD CONSTRAINT "contact_stop_set_by_id_fkey" FOREIGN KEY ("set_by_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_stop" ADD CONSTRAINT "contact_stop_lifted_by_id_fkey" FOREIGN KEY ("lifted_by_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



INSERT INTO "collection_settings" ("id", "updated_at") VALUES (1, now());
-- The law's own hours are a bound: nobody is looked for before seven or after ten at night.
ALTER TABLE "collection_settings" ADD CONSTRAINT "collection_settings_lawful" CHECK (
  id = 1 AND weekday_from >= 7 AND weekday_until <= 22 AND saturday_from >= 7 AND saturday_until <= 22
  AND weekday_from < weekday_until AND saturday_from <= saturday_until
);


CREATE FUNCTION collection_today() RETURNS date
LANGUAGE sql STABLE AS $$ SELECT (now() AT TIME ZONE 'America/Mexico_City')::date $$;

-- The worklist's order: rank, then the oldest, then what owes most. The ranks are COLLECTION_RANKS of @flota/schemas.
CREATE FUNCTION collection_urgency() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  today date := collection_today();
  rank text;
BEGIN
  rank := CASE
    WHEN EXISTS (
      SELECT FROM contact_stop stop JOIN contract ON contract.customer_id = stop.customer_id
      WHERE contract.id = NEW.contract_id AND (stop.contract_id IS NULL OR stop.contract_id = NEW.contract_id)
        AND stop.lifted_at IS NULL AND (stop.until IS NULL OR stop.until >= today)
    ) THEN '5'
    -- Whoever says when to go on with it has seen what was broken by then.
    WHEN NEW.promise_state = 'broken'
      AND (NEW.action_set_at IS NULL OR NEW.action_on IS NULL OR NEW.action_set_at < NEW.promise_ended_at) THEN '1'
    WHEN NEW.action_on <= today THEN '2'
    WHEN NEW.action_on > today OR NEW.promise_state = 'open' THEN '4'
    ELSE '3'
  END;
  NEW.urgency := rank || to_char(NEW.overdue_since, 'YYYYMMDD')
    || lpad((99999999999999 - NEW.overdue_amount * 100)::bigint::text, 14, '0');
  RETURN NEW;
END $$;

CREATE TRIGGER collection_urgency BEFORE INSERT OR UPDATE ON "collection_case"
FOR EACH ROW EXECUTE FUNCTION collection_urgency();

-- Brings the cases of these contracts to what schedule and promises say today. Whoever pays or promises waits at the contract,
-- and so does this: nothing is worked out of what somebody else is about to change.
CREATE FUNCTION follow_collections(contracts uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  today date := collection_today();
BEGIN
  PERFORM FROM contract WHERE id = ANY (contracts) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM collection_case WHERE contract_id = ANY (contracts) AND NOT EXISTS (
    SELECT FROM instalment line
    WHERE line.contract_id = collection_case.contract_id AND charged AND settled_on IS NULL AND due_on < today
  );
  INSERT INTO collection_case AS known
    (contract_id, overdue_since, overdue_amount, promise_state, promise_day, promise_ended_at, followed_on)
  SELECT late.contract_id, late.since, greatest(late.missing, 0), promise.state, promise.day, promise.ended_at, today
  FROM (
    SELECT line.contract_id, min(due_on) AS since,
      -- Late interest grows by the day and is posted when money comes: pages have it from the ledger.
      sum(total - paid_capital - paid_interest - paid_rent - paid_vat) AS missing
    FROM instalment line JOIN contract ON contract.id = line.contract_id
    WHERE line.contract_id = ANY (contracts) AND charged AND settled_on IS NULL AND due_on < today
    GROUP BY line.contract_id
  ) late
  LEFT JOIN LATERAL (
    SELECT state, day, ended_at FROM payment_promise
    WHERE payment_promise.contract_id = late.contract_id AND state <> 'cancelled'
    ORDER BY created_at DESC LIMIT 1
  ) promise ON true
  ON CONFLICT (contract_id) DO UPDATE SET
    overdue_since = excluded.overdue_since, overdue_amount = excluded.overdue_amount,
    promise_state = excluded.promise_state, promise_day = excluded.promise_day,
    promise_ended_at = excluded.promise_ended_at, followed_on = excluded.followed_on
  WHERE (known.overdue_since, known.overdue_amount, known.followed_on)
      IS DISTINCT FROM (excluded.overdue_since, excluded.overdue_amount, excluded.followed_on)
    OR (known.promise_state, known.promise_day, known.promise_ended_at)
      IS DISTINCT FROM (excluded.promise_state, excluded.promise_day, excluded.promise_ended_at);
END $$;

-- A posting writes some lines at once. Only those that are charged, or that were, can be late.
CREATE FUNCTION collections_follow_instalments() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  contracts uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT contract_id) INTO contracts FROM fresh
    WHERE charged AND settled_on IS NULL AND due_on < collection_today();
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT contract_id) INTO contracts FROM former WHERE charged AND settled_on IS NULL;
  ELSE
    SELECT array_agg(DISTINCT contract_id) INTO contracts FROM (
      SELECT contract_id FROM former WHERE charged AND settled_on IS NULL
      UNION ALL SELECT contract_id FROM fresh WHERE charged AND settled_on IS NULL AND due_on < collection_today()
    ) touched;
  END IF;
  IF contracts IS NOT NULL THEN PERFORM follow_collections(contracts); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER collections_follow_added AFTER INSERT ON "instalment" REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION collections_follow_instalments();
CREATE TRIGGER collections_follow_changed AFTER UPDATE ON "instalment" REFERENCING OLD TABLE AS former NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION collections_follow_instalments();
CREATE TRIGGER collections_follow_gone AFTER DELETE ON "instalment" REFERENCING OLD TABLE AS former
FOR EACH STATEMENT EXECUTE FUNCTION collections_follow_instalments();

CREATE FUNCTION collections_follow_promise() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM follow_collections(ARRAY[NEW.contract_id]);
  RETURN NULL;
END $$;

CREATE TRIGGER collections_follow AFTER INSERT OR UPDATE ON "payment_promise"
FOR EACH ROW EXECUTE FUNCTION collections_follow_promise();

-- The order of whom nobody may look for, or may again.
CREATE FUNCTION collections_follow_stop() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE collection_case SET followed_on = followed_on WHERE contract_id IN (
    SELECT id FROM contract WHERE customer_id = NEW.customer_id AND (NEW.contract_id IS NULL OR id = NEW.contract_id)
  );
  RETURN NULL;
END $$;

CREATE TRIGGER collections_follow AFTER INSERT OR UPDATE ON "contact_stop"
FOR EACH ROW EXECUTE FUNCTION collections_follow_stop();
