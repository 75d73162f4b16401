-- CreateEnum
CREATE TYPE "RestructuringState" AS ENUM ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'reversed');

-- CreateTable
CREATE TABLE "restructuring" (
    "id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "state" "RestructuringState" NOT NULL DEFAULT 'open',
    "payments_left" INTEGER NOT NULL,
    "grace_months" INTEGER NOT NULL,
    "proposed_on" DATE NOT NULL,
    "valid_until" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "proposed_by_id" UUID NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "ended_by_id" UUID,
    "session_id" UUID,
    "decline_reason" TEXT NOT NULL DEFAULT '',
    "shown_figures" JSONB,
    "shown_hash" TEXT,
    "event_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "restructuring_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "restructuring_event_id_key" ON "restructuring"("event_id");

-- CreateIndex
CREATE INDEX "restructuring_contract_id_created_at_idx" ON "restructuring"("contract_id", "created_at");

-- CreateIndex
CREATE INDEX "restructuring_proposed_by_id_idx" ON "restructuring"("proposed_by_id");

-- CreateIndex
CREATE INDEX "restructuring_state_valid_until_id_idx" ON "restructuring"("state", "valid_until", "id");

-- CreateIndex
CREATE INDEX "restructuring_valid_until_id_idx" ON "restructuring"("valid_until", "id");

-- CreateIndex
CREATE INDEX "restructuring_created_at_id_idx" ON "restructuring"("created_at", "id");

-- AddForeignKey
ALTER TABLE "restructuring" ADD CONSTRAINT "restructuring_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "restructuring" ADD CONSTRAINT "restructuring_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "staff_account"("id") ON DELETE NO ACTION ON UPDATE CASCADE;



-- Of a contract one is open.
CREATE UNIQUE INDEX "restructuring_one_open" ON "restructuring"("contract_id") WHERE state = 'open';

ALTER TABLE "restructuring" ADD CONSTRAINT "restructuring_bounds" CHECK (
  "payments_left" BETWEEN 1 AND 72 AND "grace_months" BETWEEN 0 AND LEAST(12, "payments_left" - 1)
);
-- What was accepted is proved: who, in which session, and what they read.
ALTER TABLE "restructuring" ADD CONSTRAINT "restructuring_proved" CHECK (
  state <> 'accepted' OR num_nulls("ended_at", "ended_by_id", "session_id", "shown_figures", "shown_hash", "event_id") = 0
);

-- Whatever takes its event back, neither customer nor staff are told any more that it holds.
CREATE FUNCTION reversal_ends_restructuring() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE restructuring SET state = 'reversed' WHERE event_id = NEW.reverses_id;
  RETURN NULL;
END $$;
CREATE TRIGGER reversal_ends_restructuring AFTER INSERT ON "contract_event"
FOR EACH ROW WHEN (NEW.reverses_id IS NOT NULL) EXECUTE FUNCTION reversal_ends_restructuring();

SELECT mails_go_with('restructuring');
