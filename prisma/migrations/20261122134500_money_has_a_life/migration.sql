-- CreateEnum
CREATE TYPE "ContractEventType" AS ENUM ('payment', 'prepayment', 'payoff', 'purchase_option', 'credit_to_capital', 'refund', 'transfer', 'waiver', 'instruction', 'reversal');

-- CreateEnum
CREATE TYPE "PrepaymentEffect" AS ENUM ('term', 'payment', 'balloon');

-- CreateEnum
CREATE TYPE "Excess" AS ENUM ('capital', 'advance');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "MovementKind" ADD VALUE 'credit_to_capital';
ALTER TYPE "MovementKind" ADD VALUE 'refund';
ALTER TYPE "MovementKind" ADD VALUE 'transfer';
ALTER TYPE "MovementKind" ADD VALUE 'waiver';

-- AlterTable
ALTER TABLE "contract" ADD COLUMN     "effects" "PrepaymentEffect"[],
ADD COLUMN     "excess" "Excess" NOT NULL DEFAULT 'capital',
ADD COLUMN     "starts_on" DATE,
ADD COLUMN     "books_edition" INTEGER NOT NULL DEFAULT 1,
ALTER COLUMN "minimum_prepayment_payments" SET DEFAULT 1;

-- AlterTable
ALTER TABLE "movement" ADD COLUMN     "event_id" UUID,
ADD COLUMN     "reverses" INTEGER,
ADD COLUMN     "value_on" DATE;

-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "capital" DECIMAL(14,2),
ADD COLUMN     "effect" "PrepaymentEffect",
ADD COLUMN     "excess" "Excess",
ADD COLUMN     "tracking_key" TEXT;

-- CreateTable
CREATE TABLE "contract_event" (
    "id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "type" "ContractEventType" NOT NULL,
    "value_on" DATE NOT NULL,
    "entered_on" DATE NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "amount" DECIMAL(14,2),
    "capital" DECIMAL(14,2),
    "effect" "PrepaymentEffect",
    "excess" "Excess",
    "instalment" INTEGER,
    "reverses_id" UUID,
    "reason" TEXT NOT NULL DEFAULT '',
    "reference" TEXT NOT NULL DEFAULT '',
    "order_key" TEXT NOT NULL DEFAULT '',
    "payment_id" UUID,
    "to_contract_id" UUID,
    "entered_by_id" UUID,

    CONSTRAINT "contract_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "contract_event_contract_id_value_on_idx" ON "contract_event"("contract_id", "value_on");

-- CreateIndex
CREATE INDEX "contract_event_reverses_id_idx" ON "contract_event"("reverses_id");

-- CreateIndex
CREATE INDEX "contract_event_payment_id_idx" ON "contract_event"("payment_id");

-- CreateIndex
CREATE INDEX "contract_event_to_contract_id_idx" ON "contract_event"("to_contract_id");

-- CreateIndex
CREATE INDEX "movement_event_id_idx" ON "movement"("event_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_tracking_key_key" ON "payment"("tracking_key");

-- AddForeignKey
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_reverses_id_fkey" FOREIGN KEY ("reverses_id") REFERENCES "contract_event"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_to_contract_id_fkey" FOREIGN KEY ("to_contract_id") REFERENCES "contract"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "movement" ADD CONSTRAINT "movement_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "contract_event"("id") ON DELETE NO ACTION ON UPDATE CASCADE;



-- What was agreed, in the words of now. Money beyond what is due stays what it was, credit, until its holder says
-- otherwise; a first period that no rule allows is taken as a month, as it was charged.
UPDATE "contract" SET
  "starts_on" = CASE
    WHEN "kind" = 'pure_lease' OR "first_due_on" - "signed_on" BETWEEN 15 AND 45 THEN "signed_on"
    ELSE ("first_due_on" - interval '1 month')::date
  END,
  "excess" = 'advance',
  "effects" = CASE "kind"
    WHEN 'pure_lease' THEN '{}'
    WHEN 'flexibility' THEN '{balloon,term,payment}'
    ELSE '{term,payment}'
  END::"PrepaymentEffect"[],
  -- The only bases that are left, and the VAT of ordinary interest.
  "late_base" = CASE "late_base" WHEN 'total' THEN 'base' WHEN 'balance' THEN 'capital' ELSE "late_base" END,
  "late_vat_rate" = coalesce(("terms" ->> 'vatOnInterestRate')::numeric, ("terms" ->> 'vatRate')::numeric, "late_vat_rate");
ALTER TABLE "contract" ALTER COLUMN "starts_on" SET NOT NULL, ALTER COLUMN "books_edition" SET DEFAULT 2;
CREATE INDEX "contract_books_edition_idx" ON "contract"("books_edition");

-- Every receipt so far as an event. What it was meant for, the charge posted with it says: a prepayment, a payoff or a
-- purchase comes right before its money, or before the credit it used first.
INSERT INTO "contract_event"
  ("id", "contract_id", "type", "value_on", "entered_on", "entered_at", "amount", "capital", "effect", "reference", "order_key", "payment_id")
SELECT receipt."id", receipt."contract_id", coalesce(charge."kind"::text, 'payment')::"ContractEventType",
  receipt."posted_on", receipt."posted_on", receipt."created_at", -receipt."amount",
  CASE WHEN charge."kind" = 'prepayment' THEN charge."capital" END,
  CASE WHEN charge."kind" = 'prepayment' THEN 'term'::"PrepaymentEffect" END,
  receipt."reference", to_char(receipt."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || lpad(receipt."sequence"::text, 6, '0'),
  receipt."payment_id"
FROM "movement" receipt
LEFT JOIN LATERAL (
  SELECT * FROM "movement" charge
  WHERE charge."contract_id" = receipt."contract_id" AND charge."kind" IN ('prepayment', 'payoff', 'purchase_option')
    AND charge."posted_on" = receipt."posted_on"
    AND (charge."sequence" = receipt."sequence" - 1 OR charge."sequence" = receipt."sequence" - 2 AND EXISTS (
      SELECT FROM "movement" used
      WHERE used."contract_id" = receipt."contract_id" AND used."sequence" = receipt."sequence" - 1
        AND used."kind" = 'application'))
  ORDER BY charge."sequence" DESC LIMIT 1
) charge ON true
WHERE receipt."kind" = 'payment';

-- Those that credit alone paid.
INSERT INTO "contract_event" ("id", "contract_id", "type", "value_on", "entered_on", "entered_at", "amount")
SELECT charge."id", charge."contract_id", charge."kind"::text::"ContractEventType", charge."posted_on", charge."posted_on",
  charge."created_at", 0
FROM "movement" charge
WHERE charge."kind" IN ('payoff', 'purchase_option') AND NOT EXISTS (
  SELECT FROM "contract_event" event
  WHERE event."contract_id" = charge."contract_id" AND event."value_on" = charge."posted_on"
    AND event."type"::text = charge."kind"::text);

ALTER TABLE "movement" DISABLE TRIGGER never_changed;
UPDATE "movement" SET "value_on" = "posted_on", "event_id" = CASE WHEN "kind" = 'payment' THEN "id" END;
ALTER TABLE "movement" ENABLE TRIGGER never_changed;
ALTER TABLE "movement" ALTER COLUMN "value_on" SET NOT NULL;
CREATE UNIQUE INDEX "movement_contract_id_reverses_key" ON "movement"("contract_id", "reverses");
ALTER TABLE "movement" ADD CONSTRAINT "movement_contract_id_reverses_fkey" FOREIGN KEY ("contract_id", "reverses")
  REFERENCES "movement"("contract_id", "sequence") ON DELETE NO ACTION ON UPDATE CASCADE;

CREATE TRIGGER never_changed BEFORE UPDATE ON "contract_event" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Transfers posted so far whose reference tells them apart can't be posted again.
UPDATE "payment" SET "tracking_key" = receipt."key"
FROM (
  SELECT min("payment_id"::text)::uuid "id", upper(regexp_replace("reference", '\s', '', 'g')) "key"
  FROM "contract_event" WHERE "payment_id" IS NOT NULL AND "reference" <> ''
  GROUP BY 2 HAVING count(*) = 1
) receipt
WHERE "payment"."id" = receipt."id" AND "payment"."provider" = 'transfer';
