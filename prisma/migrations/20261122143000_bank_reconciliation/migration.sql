-- CreateEnum
CREATE TYPE "BankFormat" AS ENUM ('csv', 'mt940', 'camt053');

-- CreateEnum
CREATE TYPE "BankFileState" AS ENUM ('pending', 'working', 'imported', 'refused', 'failed');

-- CreateEnum
CREATE TYPE "BankLineState" AS ENUM ('open', 'suspense', 'matched', 'returned', 'own', 'outgoing');

-- CreateEnum
CREATE TYPE "MatchConfidence" AS ENUM ('sure', 'unsure', 'none');

-- CreateEnum
CREATE TYPE "BookAccount" AS ENUM ('bank', 'suspense', 'contracts', 'own');

-- CreateTable
CREATE TABLE "bank_account" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "bank" TEXT NOT NULL,
    "clabe" TEXT NOT NULL,
    "format" "BankFormat" NOT NULL,
    "mapping" JSONB,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bank_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_file" (
    "id" UUID NOT NULL,
    "bank_account_id" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "file_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "state" "BankFileState" NOT NULL DEFAULT 'pending',
    "format" "BankFormat" NOT NULL,
    "mapping" JSONB,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "new_lines" INTEGER NOT NULL DEFAULT 0,
    "known_lines" INTEGER NOT NULL DEFAULT 0,
    "received" DECIMAL(16,2) NOT NULL DEFAULT 0,
    "first_day" DATE,
    "last_day" DATE,
    "problems" JSONB,
    "problem_count" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "locked_until" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "sent_by" UUID NOT NULL,
    "sent_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "bank_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_line" (
    "id" UUID NOT NULL,
    "bank_account_id" UUID NOT NULL,
    "bank_file_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "identity" TEXT NOT NULL,
    "booked_on" DATE NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "tracking_key" TEXT NOT NULL DEFAULT '',
    "reference" TEXT NOT NULL DEFAULT '',
    "concept" TEXT NOT NULL DEFAULT '',
    "sender_name" TEXT NOT NULL DEFAULT '',
    "sender_clabe" TEXT,
    "sender_index" TEXT,
    "credited_clabe" TEXT NOT NULL DEFAULT '',
    "state" "BankLineState" NOT NULL DEFAULT 'open',
    "confidence" "MatchConfidence" NOT NULL DEFAULT 'none',
    "reasons" JSONB NOT NULL DEFAULT '[]',
    "contract_id" UUID,
    "payment_id" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bank_line_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suspense_entry" (
    "id" UUID NOT NULL,
    "bank_line_id" UUID NOT NULL,
    "booked_on" DATE NOT NULL,
    "debit" "BookAccount" NOT NULL,
    "credit" "BookAccount" NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "contract_id" UUID,
    "payment_id" UUID,
    "reason" TEXT NOT NULL DEFAULT '',
    "reference" TEXT NOT NULL DEFAULT '',
    "posts" BOOLEAN NOT NULL DEFAULT false,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "entered_by" UUID,

    CONSTRAINT "suspense_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "closed_day" (
    "day" DATE NOT NULL,
    "figures" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "file_id" UUID NOT NULL,
    "closed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_by" UUID NOT NULL,
    "closed_by_name" TEXT NOT NULL,

    CONSTRAINT "closed_day_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE UNIQUE INDEX "bank_account_clabe_key" ON "bank_account"("clabe");

-- CreateIndex
CREATE INDEX "bank_file_state_next_attempt_at_idx" ON "bank_file"("state", "next_attempt_at");

-- CreateIndex
CREATE UNIQUE INDEX "bank_file_bank_account_id_sha256_key" ON "bank_file"("bank_account_id", "sha256");

-- CreateIndex
CREATE INDEX "bank_line_state_confidence_booked_on_idx" ON "bank_line"("state", "confidence", "booked_on");

-- CreateIndex
CREATE INDEX "bank_line_booked_on_idx" ON "bank_line"("booked_on");

-- CreateIndex
CREATE INDEX "bank_line_bank_file_id_idx" ON "bank_line"("bank_file_id");

-- CreateIndex
CREATE INDEX "bank_line_contract_id_idx" ON "bank_line"("contract_id");

-- CreateIndex
CREATE INDEX "bank_line_tracking_key_idx" ON "bank_line"("tracking_key");

-- CreateIndex
CREATE INDEX "bank_line_sender_index_idx" ON "bank_line"("sender_index");

-- CreateIndex
CREATE UNIQUE INDEX "bank_line_bank_account_id_identity_key" ON "bank_line"("bank_account_id", "identity");

-- CreateIndex
CREATE INDEX "suspense_entry_bank_line_id_idx" ON "suspense_entry"("bank_line_id");

-- CreateIndex
CREATE INDEX "suspense_entry_booked_on_idx" ON "suspense_entry"("booked_on");

-- CreateIndex
CREATE INDEX "suspense_entry_payment_id_idx" ON "suspense_entry"("payment_id");

-- AddForeignKey
ALTER TABLE "bank_file" ADD CONSTRAINT "bank_file_bank_account_id_fkey" FOREIGN KEY ("bank_account_id") REFERENCES "bank_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_file" ADD CONSTRAINT "bank_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_bank_account_id_fkey" FOREIGN KEY ("bank_account_id") REFERENCES "bank_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_bank_file_id_fkey" FOREIGN KEY ("bank_file_id") REFERENCES "bank_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suspense_entry" ADD CONSTRAINT "suspense_entry_bank_line_id_fkey" FOREIGN KEY ("bank_line_id") REFERENCES "bank_line"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "closed_day" ADD CONSTRAINT "closed_day_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



-- The books are added to and never changed.
CREATE TRIGGER never_changed BEFORE UPDATE ON "suspense_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_changed BEFORE UPDATE ON "closed_day" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What a bank told stays as it told it.
CREATE TRIGGER never_changed BEFORE UPDATE OF "bank_account_id", "bank_file_id", "line", "identity", "booked_on", "amount",
  "tracking_key", "reference", "concept", "sender_name", "credited_clabe" ON "bank_line"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE "suspense_entry" ADD CONSTRAINT "suspense_entry_legs" CHECK ("amount" > 0 AND "debit" <> "credit");

-- A closed day takes nothing more, nor does any day before it.
CREATE FUNCTION refuse_closed_day() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.booked_on <= (SELECT max(day) FROM closed_day) THEN
    RAISE EXCEPTION 'The books of % are closed', NEW.booked_on;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER open_day BEFORE INSERT ON "suspense_entry" FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();
CREATE TRIGGER open_day BEFORE INSERT ON "bank_line" FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();

-- No line gives more than it brought, whoever asks twice.
CREATE FUNCTION refuse_overdrawn_line() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount > (
    SELECT coalesce(sum(CASE WHEN credit = 'suspense' THEN amount ELSE -amount END), 0)
    FROM suspense_entry WHERE bank_line_id = NEW.bank_line_id AND 'suspense' IN (debit, credit)
  ) THEN
    RAISE EXCEPTION 'Line % holds less than that in suspense', NEW.bank_line_id;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER covered BEFORE INSERT ON "suspense_entry" FOR EACH ROW WHEN (NEW.debit = 'suspense')
  EXECUTE FUNCTION refuse_overdrawn_line();
