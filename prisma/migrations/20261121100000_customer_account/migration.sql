-- CreateEnum
CREATE TYPE "BillRequestState" AS ENUM ('received', 'in_review', 'rejected', 'preparing', 'sent_to_distributor', 'ready_for_pickup', 'delivered');

-- CreateEnum
CREATE TYPE "ContractKind" AS ENUM ('direct_credit', 'flexibility', 'financial_lease', 'pure_lease');

-- CreateEnum
CREATE TYPE "ContractState" AS ENUM ('active', 'paid_off');

-- CreateEnum
CREATE TYPE "LateBase" AS ENUM ('capital', 'base', 'total', 'balance');

-- CreateEnum
CREATE TYPE "InstalmentKind" AS ENUM ('regular', 'balloon', 'purchase_option');

-- CreateEnum
CREATE TYPE "MovementKind" AS ENUM ('disbursement', 'instalment', 'balloon', 'purchase_option', 'late_interest', 'prepayment', 'payoff', 'payment', 'application', 'adjustment');

-- CreateEnum
CREATE TYPE "ContractDocumentKind" AS ENUM ('payoff_letter', 'settlement_letter', 'interest_certificate');

-- CreateEnum
CREATE TYPE "ConversationState" AS ENUM ('open', 'closed');

-- CreateEnum
CREATE TYPE "MessageAuthor" AS ENUM ('customer', 'staff');

-- CreateEnum
CREATE TYPE "PaymentProvider" AS ENUM ('stripe', 'sandbox', 'transfer');

-- CreateEnum
CREATE TYPE "PaymentKind" AS ENUM ('due', 'other', 'prepayment', 'payoff', 'purchase_option');

-- CreateEnum
CREATE TYPE "PaymentState" AS ENUM ('started', 'paid', 'failed', 'expired');

-- CreateEnum
CREATE TYPE "LinkPurpose" AS ENUM ('registration', 'password_reset', 'email_change');

-- CreateEnum
CREATE TYPE "StatementItemState" AS ENUM ('pending', 'working', 'issued', 'held', 'failed');

-- AlterTable
ALTER TABLE "customer" ADD COLUMN     "notify_due_dates" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "notify_messages" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "notify_payments" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "notify_statements" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "registered_at" TIMESTAMPTZ(3),
ADD COLUMN     "totp_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "totp_last_step" INTEGER,
ADD COLUMN     "totp_secret" TEXT,
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ALTER COLUMN "password_hash" DROP NOT NULL;

-- AlterTable
ALTER TABLE "outbound_email" ADD COLUMN     "bill_request_id" UUID,
ADD COLUMN     "contract_document_id" UUID,
ADD COLUMN     "customer_id" UUID,
ADD COLUMN     "customer_message_id" UUID,
ADD COLUMN     "invoice_id" UUID,
ADD COLUMN     "one_time_link_id" UUID,
ADD COLUMN     "payment_id" UUID,
ADD COLUMN     "session_id" UUID,
ADD COLUMN     "statement_id" UUID;

-- CreateTable
CREATE TABLE "bill_request" (
    "id" UUID NOT NULL,
    "folio" TEXT NOT NULL,
    "contract_id" UUID NOT NULL,
    "state" "BillRequestState" NOT NULL DEFAULT 'received',
    "name" TEXT NOT NULL,
    "rfc" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "neighborhood" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "zipcode" TEXT NOT NULL,
    "state_name" TEXT NOT NULL,
    "distributor_slug" TEXT,
    "paper" TEXT,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bill_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bill_request_event" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "state" "BillRequestState" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "bill_request_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bill_request_file" (
    "request_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "file_id" UUID NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "bill_request_file_pkey" PRIMARY KEY ("request_id","purpose")
);

-- CreateTable
CREATE TABLE "tax_profile" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "rfc" TEXT NOT NULL,
    "rfc_index" TEXT NOT NULL,
    "legal_name" TEXT NOT NULL,
    "person_type" "PersonType" NOT NULL,
    "regime" TEXT,
    "cfdi_use" TEXT,
    "postal_code" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tax_profile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contract" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "customer_id" UUID NOT NULL,
    "tax_profile_id" UUID NOT NULL,
    "kind" "ContractKind" NOT NULL,
    "state" "ContractState" NOT NULL DEFAULT 'active',
    "nickname" TEXT,
    "vehicle" JSONB NOT NULL,
    "vin" TEXT NOT NULL,
    "model_year" INTEGER NOT NULL,
    "terms" JSONB NOT NULL,
    "method_version" TEXT NOT NULL,
    "term_months" INTEGER NOT NULL,
    "annual_rate_percent" DECIMAL(7,4) NOT NULL,
    "principal" DECIMAL(14,2) NOT NULL,
    "signed_on" DATE NOT NULL,
    "first_due_on" DATE NOT NULL,
    "paid_off_on" DATE,
    "late_multiplier" DECIMAL(5,2) NOT NULL,
    "late_base" "LateBase" NOT NULL,
    "late_vat_rate" DECIMAL(5,4) NOT NULL,
    "minimum_prepayment_payments" INTEGER NOT NULL DEFAULT 3,
    "clabe" TEXT NOT NULL,
    "payment_reference" TEXT NOT NULL,
    "outstanding_capital" DECIMAL(14,2) NOT NULL,
    "unapplied" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "distributor_slug" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contract_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "instalment" (
    "contract_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "InstalmentKind" NOT NULL DEFAULT 'regular',
    "due_on" DATE NOT NULL,
    "capital" DECIMAL(14,2) NOT NULL,
    "interest" DECIMAL(14,2) NOT NULL,
    "rent" DECIMAL(14,2) NOT NULL,
    "vat" DECIMAL(14,2) NOT NULL,
    "total" DECIMAL(14,2) NOT NULL,
    "balance" DECIMAL(14,2) NOT NULL,
    "charged" BOOLEAN NOT NULL DEFAULT false,
    "paid_capital" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "paid_interest" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "paid_rent" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "paid_vat" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "late_interest" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "late_vat" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "paid_late_interest" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "paid_late_vat" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "late_charged_until" DATE,
    "settled_on" DATE,

    CONSTRAINT "instalment_pkey" PRIMARY KEY ("contract_id","number")
);

-- CreateTable
CREATE TABLE "movement" (
    "id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,
    "kind" "MovementKind" NOT NULL,
    "posted_on" DATE NOT NULL,
    "instalment_number" INTEGER,
    "amount" DECIMAL(14,2) NOT NULL,
    "capital" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "interest" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "rent" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "vat" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "late_interest" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "late_vat" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "unapplied" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "due_balance" DECIMAL(14,2) NOT NULL,
    "capital_balance" DECIMAL(14,2) NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "payment_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "movement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "allocation" (
    "movement_id" UUID NOT NULL,
    "instalment_number" INTEGER NOT NULL,
    "capital" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "interest" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "rent" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "vat" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "late_interest" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "late_vat" DECIMAL(14,2) NOT NULL DEFAULT 0,

    CONSTRAINT "allocation_pkey" PRIMARY KEY ("movement_id","instalment_number")
);

-- CreateTable
CREATE TABLE "policy" (
    "id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "insurer" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "coverage" TEXT NOT NULL,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "premium" DECIMAL(14,2) NOT NULL,
    "file_id" UUID,

    CONSTRAINT "policy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contract_document" (
    "id" UUID NOT NULL,
    "folio" TEXT NOT NULL,
    "contract_id" UUID NOT NULL,
    "kind" "ContractDocumentKind" NOT NULL,
    "year" INTEGER,
    "valid_until" DATE,
    "figures" JSONB NOT NULL,
    "file_id" UUID NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contract_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversation" (
    "id" UUID NOT NULL,
    "folio" TEXT NOT NULL,
    "customer_id" UUID NOT NULL,
    "contract_id" UUID,
    "subject" TEXT NOT NULL,
    "state" "ConversationState" NOT NULL DEFAULT 'open',
    "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "customer_read_at" TIMESTAMPTZ(3),
    "staff_read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "author" "MessageAuthor" NOT NULL,
    "staff_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_attachment" (
    "message_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "message_attachment_pkey" PRIMARY KEY ("message_id","file_id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" UUID NOT NULL,
    "folio" TEXT NOT NULL,
    "contract_id" UUID NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "kind" "PaymentKind" NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "state" "PaymentState" NOT NULL DEFAULT 'started',
    "provider_reference" TEXT,
    "checkout_url" TEXT,
    "failure_code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_event" (
    "provider" "PaymentProvider" NOT NULL,
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payment_id" UUID,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_event_pkey" PRIMARY KEY ("provider","event_id")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "customer_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("customer_id","code_hash")
);

-- CreateTable
CREATE TABLE "one_time_link" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "purpose" "LinkPurpose" NOT NULL,
    "email" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_time_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "statement_run" (
    "id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "started_by" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "statement_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "statement_item" (
    "run_id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "state" "StatementItemState" NOT NULL DEFAULT 'pending',
    "reason" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "locked_until" TIMESTAMPTZ(3),
    "statement_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "statement_item_pkey" PRIMARY KEY ("run_id","contract_id")
);

-- CreateTable
CREATE TABLE "statement" (
    "id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "cut_on" DATE NOT NULL,
    "figures" JSONB NOT NULL,
    "file_id" UUID NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "statement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice" (
    "id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "uuid" UUID NOT NULL,
    "series" TEXT NOT NULL,
    "folio" TEXT NOT NULL,
    "concept" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "subtotal" DECIMAL(14,2) NOT NULL,
    "vat" DECIMAL(14,2) NOT NULL,
    "total" DECIMAL(14,2) NOT NULL,
    "xml_file_id" UUID NOT NULL,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "bill_request_folio_key" ON "bill_request"("folio");

-- CreateIndex
CREATE INDEX "bill_request_contract_id_created_at_idx" ON "bill_request"("contract_id", "created_at");

-- CreateIndex
CREATE INDEX "bill_request_state_created_at_idx" ON "bill_request"("state", "created_at");

-- CreateIndex
CREATE INDEX "bill_request_event_request_id_at_idx" ON "bill_request_event"("request_id", "at");

-- CreateIndex
CREATE INDEX "tax_profile_rfc_index_idx" ON "tax_profile"("rfc_index");

-- CreateIndex
CREATE UNIQUE INDEX "tax_profile_customer_id_rfc_index_key" ON "tax_profile"("customer_id", "rfc_index");

-- CreateIndex
CREATE UNIQUE INDEX "contract_number_key" ON "contract"("number");

-- CreateIndex
CREATE UNIQUE INDEX "contract_payment_reference_key" ON "contract"("payment_reference");

-- CreateIndex
CREATE INDEX "contract_customer_id_state_idx" ON "contract"("customer_id", "state");

-- CreateIndex
CREATE INDEX "contract_tax_profile_id_idx" ON "contract"("tax_profile_id");

-- CreateIndex
CREATE INDEX "contract_state_idx" ON "contract"("state");

-- CreateIndex
CREATE INDEX "instalment_due_on_charged_idx" ON "instalment"("due_on", "charged");

-- CreateIndex
CREATE INDEX "movement_contract_id_posted_on_idx" ON "movement"("contract_id", "posted_on");

-- CreateIndex
CREATE INDEX "movement_payment_id_idx" ON "movement"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "movement_contract_id_sequence_key" ON "movement"("contract_id", "sequence");

-- CreateIndex
CREATE INDEX "policy_contract_id_ends_on_idx" ON "policy"("contract_id", "ends_on");

-- CreateIndex
CREATE UNIQUE INDEX "policy_insurer_number_key" ON "policy"("insurer", "number");

-- CreateIndex
CREATE UNIQUE INDEX "contract_document_folio_key" ON "contract_document"("folio");

-- CreateIndex
CREATE INDEX "contract_document_contract_id_kind_idx" ON "contract_document"("contract_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "conversation_folio_key" ON "conversation"("folio");

-- CreateIndex
CREATE INDEX "conversation_customer_id_last_message_at_idx" ON "conversation"("customer_id", "last_message_at");

-- CreateIndex
CREATE INDEX "conversation_state_last_message_at_idx" ON "conversation"("state", "last_message_at");

-- CreateIndex
CREATE INDEX "message_conversation_id_created_at_idx" ON "message"("conversation_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_folio_key" ON "payment"("folio");

-- CreateIndex
CREATE INDEX "payment_contract_id_created_at_idx" ON "payment"("contract_id", "created_at");

-- CreateIndex
CREATE INDEX "payment_state_created_at_idx" ON "payment"("state", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_provider_provider_reference_key" ON "payment"("provider", "provider_reference");

-- CreateIndex
CREATE INDEX "provider_event_payment_id_idx" ON "provider_event"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_link_token_hash_key" ON "one_time_link"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_link_customer_id_purpose_idx" ON "one_time_link"("customer_id", "purpose");

-- CreateIndex
CREATE INDEX "one_time_link_expires_at_idx" ON "one_time_link"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "statement_run_month_key" ON "statement_run"("month");

-- CreateIndex
CREATE UNIQUE INDEX "statement_item_statement_id_key" ON "statement_item"("statement_id");

-- CreateIndex
CREATE INDEX "statement_item_state_next_attempt_at_idx" ON "statement_item"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "statement_item_contract_id_idx" ON "statement_item"("contract_id");

-- CreateIndex
CREATE UNIQUE INDEX "statement_contract_id_month_key" ON "statement"("contract_id", "month");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_uuid_key" ON "invoice"("uuid");

-- CreateIndex
CREATE INDEX "invoice_contract_id_issued_at_idx" ON "invoice"("contract_id", "issued_at");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_series_folio_key" ON "invoice"("series", "folio");

-- CreateIndex
CREATE INDEX "customer_search_idx" ON "customer" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "outbound_email_customer_id_idx" ON "outbound_email"("customer_id");

-- CreateIndex
CREATE INDEX "outbound_email_session_id_idx" ON "outbound_email"("session_id");

-- CreateIndex
CREATE INDEX "outbound_email_one_time_link_id_idx" ON "outbound_email"("one_time_link_id");

-- CreateIndex
CREATE INDEX "outbound_email_payment_id_idx" ON "outbound_email"("payment_id");

-- CreateIndex
CREATE INDEX "outbound_email_statement_id_idx" ON "outbound_email"("statement_id");

-- CreateIndex
CREATE INDEX "outbound_email_invoice_id_idx" ON "outbound_email"("invoice_id");

-- CreateIndex
CREATE INDEX "outbound_email_contract_document_id_idx" ON "outbound_email"("contract_document_id");

-- CreateIndex
CREATE INDEX "outbound_email_bill_request_id_idx" ON "outbound_email"("bill_request_id");

-- CreateIndex
CREATE INDEX "outbound_email_customer_message_id_idx" ON "outbound_email"("customer_message_id");

-- AddForeignKey
ALTER TABLE "bill_request" ADD CONSTRAINT "bill_request_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_request" ADD CONSTRAINT "bill_request_distributor_slug_fkey" FOREIGN KEY ("distributor_slug") REFERENCES "distributor"("slug") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_request_event" ADD CONSTRAINT "bill_request_event_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "bill_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_request_file" ADD CONSTRAINT "bill_request_file_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "bill_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_request_file" ADD CONSTRAINT "bill_request_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_profile" ADD CONSTRAINT "tax_profile_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract" ADD CONSTRAINT "contract_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract" ADD CONSTRAINT "contract_tax_profile_id_fkey" FOREIGN KEY ("tax_profile_id") REFERENCES "tax_profile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract" ADD CONSTRAINT "contract_distributor_slug_fkey" FOREIGN KEY ("distributor_slug") REFERENCES "distributor"("slug") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "instalment" ADD CONSTRAINT "instalment_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "movement" ADD CONSTRAINT "movement_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "movement" ADD CONSTRAINT "movement_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_movement_id_fkey" FOREIGN KEY ("movement_id") REFERENCES "movement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy" ADD CONSTRAINT "policy_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy" ADD CONSTRAINT "policy_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract_document" ADD CONSTRAINT "contract_document_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract_document" ADD CONSTRAINT "contract_document_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachment" ADD CONSTRAINT "message_attachment_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachment" ADD CONSTRAINT "message_attachment_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "auth_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_one_time_link_id_fkey" FOREIGN KEY ("one_time_link_id") REFERENCES "one_time_link"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "statement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_contract_document_id_fkey" FOREIGN KEY ("contract_document_id") REFERENCES "contract_document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_bill_request_id_fkey" FOREIGN KEY ("bill_request_id") REFERENCES "bill_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_customer_message_id_fkey" FOREIGN KEY ("customer_message_id") REFERENCES "message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_event" ADD CONSTRAINT "provider_event_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "statement_item" ADD CONSTRAINT "statement_item_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "statement_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "statement_item" ADD CONSTRAINT "statement_item_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "statement_item" ADD CONSTRAINT "statement_item_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "statement"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "statement" ADD CONSTRAINT "statement_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "statement" ADD CONSTRAINT "statement_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_xml_file_id_fkey" FOREIGN KEY ("xml_file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



-- Customers of before had registered when they were made.
UPDATE "customer" SET "registered_at" = "created_at";

-- While one is open there is no second.
CREATE UNIQUE INDEX "bill_request_open_key" ON "bill_request" ("contract_id") WHERE "state" NOT IN ('rejected', 'delivered');

-- The ledger is added to and never changed.
CREATE FUNCTION refuse_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER never_changed BEFORE UPDATE ON "movement" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_changed BEFORE UPDATE ON "allocation" FOR EACH ROW EXECUTE FUNCTION refuse_change();
