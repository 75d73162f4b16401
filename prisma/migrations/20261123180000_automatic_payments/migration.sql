-- CreateEnum
CREATE TYPE "SavedCardState" AS ENUM ('saving', 'saved', 'abandoned', 'removed');

-- CreateEnum
CREATE TYPE "AutomaticPaymentState" AS ENUM ('active', 'paused', 'ended');

-- CreateEnum
CREATE TYPE "AutomaticChargeState" AS ENUM ('pending', 'charging', 'done', 'failed', 'held');

-- CreateEnum
CREATE TYPE "AutomaticChargeOutcome" AS ENUM ('charged', 'given_up', 'skipped');

-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "automatic_charge_id" UUID,
ADD COLUMN     "saved_card_id" UUID;

-- CreateTable
CREATE TABLE "saved_card" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "account_id" TEXT,
    "state" "SavedCardState" NOT NULL DEFAULT 'saving',
    "setup_reference" TEXT,
    "setup_url" TEXT,
    "setup_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "holder_reference" TEXT,
    "method_reference" TEXT,
    "brand" TEXT,
    "last_four" TEXT,
    "expiry_month" INTEGER,
    "expiry_year" INTEGER,
    "told_days_before" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "saved_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "saved_card_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "automatic_payment" (
    "id" UUID NOT NULL,
    "folio" TEXT NOT NULL,
    "contract_id" UUID NOT NULL,
    "card_id" UUID NOT NULL,
    "days_before" INTEGER NOT NULL,
    "limit_amount" DECIMAL(14,2),
    "state" "AutomaticPaymentState" NOT NULL DEFAULT 'active',
    "reason" TEXT,
    "text_version" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "address_hash" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "automatic_payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "automatic_charge" (
    "id" UUID NOT NULL,
    "automatic_payment_id" UUID NOT NULL,
    "due_on" DATE NOT NULL,
    "charge_on" DATE NOT NULL,
    "state" "AutomaticChargeState" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "locked_until" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "noticed_amount" DECIMAL(14,2),
    "noticed_at" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "failure_code" TEXT,
    "outcome" "AutomaticChargeOutcome",
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "automatic_charge_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_card_customer_id_state_idx" ON "saved_card"("customer_id", "state");

-- CreateIndex
CREATE INDEX "saved_card_state_setup_expires_at_idx" ON "saved_card"("state", "setup_expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "saved_card_provider_method_reference_key" ON "saved_card"("provider", "method_reference");

-- CreateIndex
CREATE UNIQUE INDEX "automatic_payment_folio_key" ON "automatic_payment"("folio");

-- CreateIndex
CREATE INDEX "automatic_payment_contract_id_state_idx" ON "automatic_payment"("contract_id", "state");

-- CreateIndex
CREATE INDEX "automatic_payment_card_id_idx" ON "automatic_payment"("card_id");

-- CreateIndex
CREATE INDEX "automatic_payment_state_idx" ON "automatic_payment"("state");

-- CreateIndex
CREATE INDEX "automatic_charge_state_next_attempt_at_idx" ON "automatic_charge"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "automatic_charge_state_locked_until_idx" ON "automatic_charge"("state", "locked_until");

-- CreateIndex
CREATE INDEX "automatic_charge_charge_on_idx" ON "automatic_charge"("charge_on");

-- CreateIndex
CREATE UNIQUE INDEX "automatic_charge_automatic_payment_id_due_on_key" ON "automatic_charge"("automatic_payment_id", "due_on");

-- CreateIndex
CREATE INDEX "payment_saved_card_id_idx" ON "payment"("saved_card_id");

-- CreateIndex
CREATE INDEX "payment_automatic_charge_id_idx" ON "payment"("automatic_charge_id");

-- AddForeignKey
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "automatic_payment" ADD CONSTRAINT "automatic_payment_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "automatic_payment" ADD CONSTRAINT "automatic_payment_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "saved_card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "automatic_charge" ADD CONSTRAINT "automatic_charge_automatic_payment_id_fkey" FOREIGN KEY ("automatic_payment_id") REFERENCES "automatic_payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_saved_card_id_fkey" FOREIGN KEY ("saved_card_id") REFERENCES "saved_card"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_automatic_charge_id_fkey" FOREIGN KEY ("automatic_charge_id") REFERENCES "automatic_charge"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- A contract has one that has not ended at most: of two that are agreed to at once the second is refused.
CREATE UNIQUE INDEX "automatic_payment_one_of_contract" ON "automatic_payment" ("contract_id") WHERE "state" <> 'ended';

SELECT mails_go_with('saved_card');
SELECT mails_go_with('automatic_payment');
SELECT mails_go_with('automatic_charge');

-- What was agreed to, when and where from, is evidence.
CREATE FUNCTION agreed_stays_agreed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.contract_id, NEW.text, NEW.text_version, NEW.accepted_at, NEW.address_hash)
    IS DISTINCT FROM (OLD.contract_id, OLD.text, OLD.text_version, OLD.accepted_at, OLD.address_hash) THEN
    RAISE EXCEPTION 'What was agreed to never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER agreed_stays_agreed BEFORE UPDATE ON "automatic_payment" FOR EACH ROW EXECUTE FUNCTION agreed_stays_agreed();
