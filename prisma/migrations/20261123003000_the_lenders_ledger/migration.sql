-- CreateEnum
CREATE TYPE "LedgerPullState" AS ENUM ('pending', 'pulling', 'failed');

-- CreateEnum
CREATE TYPE "LedgerDifferenceKind" AS ENUM ('unreadable', 'contract', 'customer', 'state', 'balance', 'instalments', 'movement_here', 'movement_there', 'movement');

-- CreateEnum
CREATE TYPE "LedgerDifferenceState" AS ENUM ('open', 'waiting', 'accepted', 'kept', 'agreed');

-- CreateTable
CREATE TABLE "ledger_pull" (
    "id" TEXT NOT NULL,
    "state" "LedgerPullState" NOT NULL DEFAULT 'pending',
    "cursor" TEXT,
    "asked_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "told" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT date_trunc('milliseconds'::text, clock_timestamp()),
    "locked_until" TIMESTAMPTZ(3),
    "last_error" TEXT,

    CONSTRAINT "ledger_pull_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_contract" (
    "id" UUID NOT NULL,
    "external_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "contract_id" UUID,
    "digest" TEXT NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL,
    "money" JSONB,
    "sealed" TEXT,
    "problems" JSONB,
    "is_due" BOOLEAN NOT NULL DEFAULT true,
    "compared_at" TIMESTAMPTZ(3),

    CONSTRAINT "ledger_contract_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_difference" (
    "id" UUID NOT NULL,
    "ledger_contract_id" UUID NOT NULL,
    "kind" "LedgerDifferenceKind" NOT NULL,
    "key" TEXT NOT NULL DEFAULT '',
    "state" "LedgerDifferenceState" NOT NULL DEFAULT 'open',
    "ours" JSONB,
    "theirs" JSONB,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reason" TEXT NOT NULL DEFAULT '',
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "desk_request_id" UUID,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "ledger_difference_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ledger_contract_external_id_key" ON "ledger_contract"("external_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_contract_contract_id_key" ON "ledger_contract"("contract_id");

-- CreateIndex
CREATE INDEX "ledger_contract_compared_at_idx" ON "ledger_contract"("compared_at");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_difference_desk_request_id_key" ON "ledger_difference"("desk_request_id");

-- CreateIndex
CREATE INDEX "ledger_difference_ledger_contract_id_opened_at_idx" ON "ledger_difference"("ledger_contract_id", "opened_at");

-- CreateIndex
CREATE INDEX "ledger_difference_state_opened_at_idx" ON "ledger_difference"("state", "opened_at");

-- AddForeignKey
ALTER TABLE "ledger_contract" ADD CONSTRAINT "ledger_contract_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_difference" ADD CONSTRAINT "ledger_difference_ledger_contract_id_fkey" FOREIGN KEY ("ledger_contract_id") REFERENCES "ledger_contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_difference" ADD CONSTRAINT "ledger_difference_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_difference" ADD CONSTRAINT "ledger_difference_desk_request_id_fkey" FOREIGN KEY ("desk_request_id") REFERENCES "desk_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;


INSERT INTO "ledger_pull" ("id") VALUES ('ledger');

-- What waits to be compared is looked for again and again.
CREATE INDEX "ledger_contract_due" ON "ledger_contract"("id") WHERE "is_due";

-- One at a time of the same thing, and who settled it is told.
CREATE UNIQUE INDEX "ledger_difference_standing" ON "ledger_difference"("ledger_contract_id", "kind", "key") WHERE "ended_at" IS NULL;
ALTER TABLE "ledger_difference"
  ADD CONSTRAINT "ledger_difference_decided" CHECK ("state" NOT IN ('waiting', 'accepted', 'kept') OR ("decided_by_id" IS NOT NULL AND "decided_at" IS NOT NULL AND "reason" <> '')),
  ADD CONSTRAINT "ledger_difference_over" CHECK ("state" NOT IN ('accepted', 'agreed') OR "ended_at" IS NOT NULL),
  ADD CONSTRAINT "ledger_difference_standing" CHECK ("state" NOT IN ('open', 'waiting') OR "ended_at" IS NULL);

CREATE FUNCTION refuse_change_of_ended_difference() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'A difference that is over is never changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER never_changed BEFORE UPDATE ON "ledger_difference" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ended_difference();

-- Settings that changed hold at once; and what was done while it was off was owed to nobody, so all is compared again.
CREATE FUNCTION ledger_follows_connector() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_pull SET next_attempt_at = date_trunc('milliseconds', clock_timestamp()) WHERE id = NEW.name AND state = 'pending';
  IF NEW.is_on AND (TG_OP = 'INSERT' OR NOT OLD.is_on) THEN
    UPDATE ledger_contract SET is_due = true WHERE NOT is_due;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_follows AFTER INSERT OR UPDATE ON "connector" FOR EACH ROW
  WHEN (NEW.name = 'ledger') EXECUTE FUNCTION ledger_follows_connector();

SELECT mails_go_with('ledger_contract');
SELECT mails_go_with('ledger_difference');
