-- CreateEnum
CREATE TYPE "PaymentPromiseState" AS ENUM ('open', 'kept', 'broken', 'cancelled');

-- CreateTable
CREATE TABLE "payment_promise" (
    "id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "state" "PaymentPromiseState" NOT NULL DEFAULT 'open',
    "amount" DECIMAL(14,2) NOT NULL,
    "made_on" DATE NOT NULL,
    "day" DATE NOT NULL,
    "taken_by_id" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "reminded_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_promise_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_promise_contract_id_created_at_idx" ON "payment_promise"("contract_id", "created_at");

-- CreateIndex
CREATE INDEX "payment_promise_state_day_idx" ON "payment_promise"("state", "day");

-- AddForeignKey
ALTER TABLE "payment_promise" ADD CONSTRAINT "payment_promise_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of a contract one is open.
CREATE UNIQUE INDEX "payment_promise_one_open" ON "payment_promise"("contract_id") WHERE state = 'open';

ALTER TABLE "payment_promise" ADD CONSTRAINT "payment_promise_amount_positive" CHECK (amount > 0);

SELECT mails_go_with('payment_promise');
