-- The lender's ledger and its billing are read the same way, by one job with a row for each.
CREATE TYPE "ConnectorPullState" AS ENUM ('pending', 'pulling', 'failed');

CREATE TABLE "connector_pull" (
    "id" TEXT NOT NULL,
    "state" "ConnectorPullState" NOT NULL DEFAULT 'pending',
    "cursor" TEXT,
    "asked_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "told" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT date_trunc('milliseconds'::text, clock_timestamp()),
    "locked_until" TIMESTAMPTZ(3),
    "last_error" TEXT,

    CONSTRAINT "connector_pull_pkey" PRIMARY KEY ("id")
);

INSERT INTO "connector_pull" ("id", "cursor", "finished_at", "told") SELECT "id", "cursor", "finished_at", "told" FROM "ledger_pull";
INSERT INTO "connector_pull" ("id", "cursor") SELECT "id", "cursor" FROM "billing_pull";
DROP TABLE "ledger_pull", "billing_pull";
DROP TYPE "LedgerPullState";
DROP TYPE "BillingPullState";

-- Settings that changed hold at once.
CREATE FUNCTION pull_follows_connector() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE connector_pull SET next_attempt_at = date_trunc('milliseconds', clock_timestamp()) WHERE id = NEW.name AND state = 'pending';
  RETURN NULL;
END $$;
CREATE TRIGGER pull_follows AFTER INSERT OR UPDATE ON "connector" FOR EACH ROW EXECUTE FUNCTION pull_follows_connector();

-- And what was done while the ledger was off was owed to nobody, so all is compared again.
CREATE OR REPLACE FUNCTION ledger_follows_connector() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_on AND (TG_OP = 'INSERT' OR NOT OLD.is_on) THEN
    UPDATE ledger_contract SET is_due = true WHERE NOT is_due;
  END IF;
  RETURN NULL;
END $$;
