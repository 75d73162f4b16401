-- CreateEnum
CREATE TYPE "DeskKind" AS ENUM ('reversal', 'refund', 'transfer', 'waiver', 'correction', 'credit_to_capital', 'receipt');

-- CreateEnum
CREATE TYPE "DeskState" AS ENUM ('waiting', 'done', 'rejected', 'withdrawn');

-- AlterTable
ALTER TABLE "contract_document" ADD COLUMN     "void_reason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "voided_on" DATE;

-- AlterTable
ALTER TABLE "contract_event" ADD COLUMN     "counterpart_id" UUID;

-- CreateTable
CREATE TABLE "desk_request" (
    "id" UUID NOT NULL,
    "folio" TEXT NOT NULL,
    "kind" "DeskKind" NOT NULL,
    "state" "DeskState" NOT NULL DEFAULT 'waiting',
    "contract_id" UUID NOT NULL,
    "payload" JSONB NOT NULL,
    "clabe" TEXT,
    "tracking_key" TEXT,
    "event_id" UUID,
    "amount" DECIMAL(14,2) NOT NULL,
    "limit" DECIMAL(14,2) NOT NULL,
    "reason" TEXT NOT NULL,
    "foreseen" JSONB NOT NULL,
    "done" JSONB,
    "event_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "maker_id" UUID NOT NULL,
    "checker_id" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "desk_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "desk_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "approval_limit" DECIMAL(14,2) NOT NULL DEFAULT 50000,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "desk_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "desk_request_folio_key" ON "desk_request"("folio");

-- CreateIndex
CREATE INDEX "desk_request_state_created_at_idx" ON "desk_request"("state", "created_at");

-- CreateIndex
CREATE INDEX "desk_request_contract_id_created_at_idx" ON "desk_request"("contract_id", "created_at");

-- CreateIndex
CREATE INDEX "contract_event_counterpart_id_idx" ON "contract_event"("counterpart_id");

-- AddForeignKey
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_counterpart_id_fkey" FOREIGN KEY ("counterpart_id") REFERENCES "contract_event"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "staff_account"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_request" ADD CONSTRAINT "desk_request_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_request" ADD CONSTRAINT "desk_request_maker_id_fkey" FOREIGN KEY ("maker_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_request" ADD CONSTRAINT "desk_request_checker_id_fkey" FOREIGN KEY ("checker_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Two people above the limit, whatever the program does.
ALTER TABLE "desk_request"
  ADD CONSTRAINT "desk_request_two_people" CHECK ("checker_id" <> "maker_id"),
  ADD CONSTRAINT "desk_request_above_limit" CHECK ("state" <> 'done' OR "amount" <= "limit" OR "checker_id" IS NOT NULL),
  ADD CONSTRAINT "desk_request_rejected_by" CHECK ("state" <> 'rejected' OR "checker_id" IS NOT NULL),
  ADD CONSTRAINT "desk_request_decided" CHECK (("state" = 'waiting') = ("decided_at" IS NULL)),
  ADD CONSTRAINT "desk_request_amount" CHECK ("amount" >= 0);
CREATE UNIQUE INDEX "desk_request_waiting_tracking_key" ON "desk_request"("tracking_key") WHERE "state" = 'waiting';
CREATE UNIQUE INDEX "desk_request_waiting_event" ON "desk_request"("event_id") WHERE "state" = 'waiting';

CREATE FUNCTION refuse_change_of_desk_request() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'waiting' OR
    (OLD.kind, OLD.contract_id, OLD.payload, OLD.clabe, OLD.amount, OLD."limit", OLD.reason, OLD.foreseen, OLD.maker_id)
    IS DISTINCT FROM
    (NEW.kind, NEW.contract_id, NEW.payload, NEW.clabe, NEW.amount, NEW."limit", NEW.reason, NEW.foreseen, NEW.maker_id)
  THEN
    RAISE EXCEPTION 'What was asked of the desk, and what was decided, is never changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER never_changed BEFORE UPDATE ON "desk_request" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_desk_request();

SELECT mails_go_with('desk_request');

INSERT INTO "desk_settings" ("id") VALUES (1);
ALTER TABLE "desk_settings"
  ADD CONSTRAINT "desk_settings_one" CHECK ("id" = 1),
  ADD CONSTRAINT "desk_settings_limit" CHECK ("approval_limit" >= 0);
