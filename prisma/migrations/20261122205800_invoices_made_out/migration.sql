-- CreateEnum
CREATE TYPE "ReversedInvoices" AS ENUM ('cancellation', 'credit_note');

-- CreateEnum
CREATE TYPE "IssuedCfdiState" AS ENUM ('pending', 'sending', 'stamped', 'failed', 'withdrawn', 'cancelled');

-- CreateEnum
CREATE TYPE "CfdiCancellationState" AS ENUM ('waiting', 'pending', 'sending', 'asked', 'cancelled', 'rejected', 'failed', 'refused');

-- AlterTable
ALTER TABLE "invoice" ADD COLUMN     "cancelled_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "invoicing_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "is_on" BOOLEAN NOT NULL DEFAULT false,
    "starts_on" DATE,
    "rfc" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL DEFAULT '',
    "regime" TEXT NOT NULL DEFAULT '601',
    "postal_code" TEXT NOT NULL DEFAULT '',
    "income_series" TEXT NOT NULL DEFAULT 'FI',
    "credit_note_series" TEXT NOT NULL DEFAULT 'FE',
    "payment_series" TEXT NOT NULL DEFAULT 'FP',
    "financing_key" TEXT NOT NULL DEFAULT '84121500',
    "lease_key" TEXT NOT NULL DEFAULT '78181500',
    "reversed_by" "ReversedInvoices" NOT NULL DEFAULT 'cancellation',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoicing_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoicing_due" (
    "contract_id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoicing_due_pkey" PRIMARY KEY ("contract_id")
);

-- CreateTable
CREATE TABLE "issued_cfdi" (
    "id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "movement_id" UUID NOT NULL,
    "type" "InvoiceType" NOT NULL,
    "subject" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "subtotal" DECIMAL(14,2) NOT NULL,
    "vat" DECIMAL(14,2) NOT NULL,
    "total" DECIMAL(14,2) NOT NULL,
    "series" TEXT NOT NULL,
    "folio" SERIAL NOT NULL,
    "state" "IssuedCfdiState" NOT NULL DEFAULT 'pending',
    "edition" INTEGER NOT NULL DEFAULT 1,
    "document" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "failure_code" TEXT,
    "last_error" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT date_trunc('milliseconds', clock_timestamp()),
    "locked_until" TIMESTAMPTZ(3),
    "replaces_id" UUID,
    "invoice_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stamped_at" TIMESTAMPTZ(3),

    CONSTRAINT "issued_cfdi_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cfdi_cancellation" (
    "id" UUID NOT NULL,
    "issued_id" UUID NOT NULL,
    "motive" TEXT NOT NULL,
    "replacement_id" UUID,
    "reason" TEXT NOT NULL,
    "state" "CfdiCancellationState" NOT NULL DEFAULT 'pending',
    "maker_id" UUID,
    "checker_id" UUID,
    "failure_code" TEXT,
    "last_error" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT date_trunc('milliseconds', clock_timestamp()),
    "locked_until" TIMESTAMPTZ(3),
    "receipt" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "asked_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "cfdi_cancellation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "invoicing_due_since_idx" ON "invoicing_due"("since");

-- CreateIndex
CREATE UNIQUE INDEX "issued_cfdi_folio_key" ON "issued_cfdi"("folio");

-- CreateIndex
CREATE UNIQUE INDEX "issued_cfdi_invoice_id_key" ON "issued_cfdi"("invoice_id");

-- CreateIndex
CREATE INDEX "issued_cfdi_state_next_attempt_at_idx" ON "issued_cfdi"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "issued_cfdi_contract_id_created_at_idx" ON "issued_cfdi"("contract_id", "created_at");

-- CreateIndex
CREATE INDEX "issued_cfdi_movement_id_idx" ON "issued_cfdi"("movement_id");

-- CreateIndex
CREATE INDEX "issued_cfdi_replaces_id_idx" ON "issued_cfdi"("replaces_id");

-- CreateIndex
CREATE INDEX "cfdi_cancellation_state_next_attempt_at_idx" ON "cfdi_cancellation"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "cfdi_cancellation_issued_id_idx" ON "cfdi_cancellation"("issued_id");

-- CreateIndex
CREATE INDEX "cfdi_cancellation_replacement_id_idx" ON "cfdi_cancellation"("replacement_id");

-- AddForeignKey
ALTER TABLE "invoicing_due" ADD CONSTRAINT "invoicing_due_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_cfdi" ADD CONSTRAINT "issued_cfdi_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_cfdi" ADD CONSTRAINT "issued_cfdi_movement_id_fkey" FOREIGN KEY ("movement_id") REFERENCES "movement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_cfdi" ADD CONSTRAINT "issued_cfdi_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_cfdi" ADD CONSTRAINT "issued_cfdi_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "issued_cfdi"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cfdi_cancellation" ADD CONSTRAINT "cfdi_cancellation_issued_id_fkey" FOREIGN KEY ("issued_id") REFERENCES "issued_cfdi"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cfdi_cancellation" ADD CONSTRAINT "cfdi_cancellation_replacement_id_fkey" FOREIGN KEY ("replacement_id") REFERENCES "issued_cfdi"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cfdi_cancellation" ADD CONSTRAINT "cfdi_cancellation_maker_id_fkey" FOREIGN KEY ("maker_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cfdi_cancellation" ADD CONSTRAINT "cfdi_cancellation_checker_id_fkey" FOREIGN KEY ("checker_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



INSERT INTO "invoicing_settings" ("id") VALUES (1);
ALTER TABLE "invoicing_settings"
  ADD CONSTRAINT "invoicing_settings_one" CHECK ("id" = 1),
  ADD CONSTRAINT "invoicing_settings_whole" CHECK (NOT "is_on" OR ("starts_on" IS NOT NULL AND "rfc" <> '' AND "name" <> '' AND "postal_code" <> ''));

-- One cancellation at a time, and two people where the desk needs them.
CREATE UNIQUE INDEX "cfdi_cancellation_open" ON "cfdi_cancellation"("issued_id") WHERE "state" IN ('waiting', 'pending', 'sending', 'asked');
ALTER TABLE "cfdi_cancellation"
  ADD CONSTRAINT "cfdi_cancellation_two_people" CHECK ("checker_id" <> "maker_id"),
  ADD CONSTRAINT "cfdi_cancellation_motive" CHECK ("motive" IN ('01', '02', '03', '04') AND ("motive" = '01') = ("replacement_id" IS NOT NULL));

-- What a document says never changes; what was stamped stays stamped, or is cancelled.
CREATE FUNCTION refuse_change_of_issued_cfdi() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.contract_id, OLD.movement_id, OLD.type, OLD.subject, OLD.content, OLD.total, OLD.series, OLD.folio)
    IS DISTINCT FROM (NEW.contract_id, NEW.movement_id, NEW.type, NEW.subject, NEW.content, NEW.total, NEW.series, NEW.folio)
    OR (OLD.state IN ('stamped', 'cancelled') AND NEW.state NOT IN ('stamped', 'cancelled'))
  THEN
    RAISE EXCEPTION 'What a CFDI says is never changed: it is cancelled, and another one takes its place';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER never_changed BEFORE UPDATE ON "issued_cfdi" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_issued_cfdi();

-- Whatever posts a movement owes its document, in its own transaction.
CREATE FUNCTION owe_invoicing() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT is_on FROM invoicing_settings WHERE id = 1) THEN
    INSERT INTO invoicing_due (contract_id) SELECT DISTINCT contract_id FROM posted ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER owes_invoicing AFTER INSERT ON "movement" REFERENCING NEW TABLE AS posted
  FOR EACH STATEMENT EXECUTE FUNCTION owe_invoicing();
