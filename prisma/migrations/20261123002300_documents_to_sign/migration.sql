-- CreateEnum
CREATE TYPE "SigningState" AS ENUM ('preparing', 'sent', 'seen', 'partly_signed', 'review', 'completed', 'declined', 'expired', 'cancelled');

-- CreateEnum
CREATE TYPE "SignerRole" AS ENUM ('customer', 'lender');

-- CreateEnum
CREATE TYPE "SignerState" AS ENUM ('waiting', 'seen', 'signed', 'declined');

-- CreateEnum
CREATE TYPE "SigningErrandState" AS ENUM ('pending', 'working', 'done', 'failed');

-- CreateTable
CREATE TABLE "signing_request" (
    "id" UUID NOT NULL,
    "folio" TEXT NOT NULL,
    "contract_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "deadline" DATE NOT NULL,
    "state" "SigningState" NOT NULL DEFAULT 'preparing',
    "document_file_id" UUID NOT NULL,
    "document_sha256" TEXT NOT NULL,
    "signed_file_id" UUID,
    "provider" TEXT,
    "reference" TEXT,
    "is_legal" BOOLEAN NOT NULL DEFAULT false,
    "maker_id" UUID NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "is_accepted" BOOLEAN NOT NULL DEFAULT false,
    "sent_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signing_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signing_signer" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "role" "SignerRole" NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "rfc" TEXT NOT NULL,
    "state" "SignerState" NOT NULL DEFAULT 'waiting',
    "reference" TEXT,
    "page" TEXT,
    "signed_at" TIMESTAMPTZ(3),
    "verified_name" TEXT,
    "verified_rfc" TEXT,
    "method" TEXT,
    "certificate_number" TEXT,
    "matches" BOOLEAN,
    "reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "signing_signer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signing_event" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT,
    "detail" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "signing_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signing_constancia" (
    "request_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "serial" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "anchors" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signing_constancia_pkey" PRIMARY KEY ("request_id")
);

-- CreateTable
CREATE TABLE "signing_errand" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "state" "SigningErrandState" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT clock_timestamp(),
    "locked_until" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "signing_errand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_signature" (
    "id" UUID NOT NULL,
    "signer_id" UUID NOT NULL,
    "declined" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    "rfc" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_signature_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signing_settings" (
    "id" TEXT NOT NULL DEFAULT '1',
    "representative_name" TEXT NOT NULL DEFAULT '',
    "representative_rfc" TEXT NOT NULL DEFAULT '',
    "representative_email" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signing_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "signing_request_folio_key" ON "signing_request"("folio");

-- CreateIndex
CREATE INDEX "signing_request_contract_id_created_at_idx" ON "signing_request"("contract_id", "created_at");

-- CreateIndex
CREATE INDEX "signing_request_state_deadline_idx" ON "signing_request"("state", "deadline");

-- CreateIndex
CREATE UNIQUE INDEX "signing_signer_request_id_role_key" ON "signing_signer"("request_id", "role");

-- CreateIndex
CREATE INDEX "signing_event_request_id_at_idx" ON "signing_event"("request_id", "at");

-- CreateIndex
CREATE INDEX "signing_errand_state_next_attempt_at_idx" ON "signing_errand"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "signing_errand_request_id_idx" ON "signing_errand"("request_id");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_signature_signer_id_key" ON "sandbox_signature"("signer_id");

-- AddForeignKey
ALTER TABLE "signing_request" ADD CONSTRAINT "signing_request_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signing_request" ADD CONSTRAINT "signing_request_document_file_id_fkey" FOREIGN KEY ("document_file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signing_request" ADD CONSTRAINT "signing_request_signed_file_id_fkey" FOREIGN KEY ("signed_file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signing_request" ADD CONSTRAINT "signing_request_maker_id_fkey" FOREIGN KEY ("maker_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signing_signer" ADD CONSTRAINT "signing_signer_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "signing_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signing_event" ADD CONSTRAINT "signing_event_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "signing_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signing_constancia" ADD CONSTRAINT "signing_constancia_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "signing_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signing_constancia" ADD CONSTRAINT "signing_constancia_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signing_errand" ADD CONSTRAINT "signing_errand_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "signing_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandbox_signature" ADD CONSTRAINT "sandbox_signature_signer_id_fkey" FOREIGN KEY ("signer_id") REFERENCES "signing_signer"("id") ON DELETE CASCADE ON UPDATE CASCADE;



INSERT INTO "signing_settings" ("id") VALUES ('1');
ALTER TABLE "signing_settings"
  ADD CONSTRAINT "signing_settings_one" CHECK ("id" = '1'),
  ADD CONSTRAINT "signing_settings_whole" CHECK (("representative_rfc" = '') = ("representative_name" = '') AND ("representative_rfc" = '') = ("representative_email" = ''));

ALTER TABLE "signing_request"
  ADD CONSTRAINT "signing_request_sent" CHECK ("sent_at" IS NULL OR "reference" IS NOT NULL),
  ADD CONSTRAINT "signing_request_completed" CHECK (("state" = 'completed') = ("completed_at" IS NOT NULL AND "signed_file_id" IS NOT NULL));

-- What was asked never changes, nor how it ended. Where the document is may be learnt after it was taken back.
CREATE FUNCTION refuse_change_of_signing_request() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.folio, OLD.contract_id, OLD.title, OLD.note, OLD.deadline, OLD.document_file_id, OLD.document_sha256, OLD.maker_id)
    IS DISTINCT FROM (NEW.folio, NEW.contract_id, NEW.title, NEW.note, NEW.deadline, NEW.document_file_id, NEW.document_sha256, NEW.maker_id)
    OR (OLD.state IN ('completed', 'declined', 'expired', 'cancelled') AND
      (OLD.state, OLD.reason, OLD.signed_file_id, OLD.completed_at) IS DISTINCT FROM (NEW.state, NEW.reason, NEW.signed_file_id, NEW.completed_at))
  THEN
    RAISE EXCEPTION 'What was asked to be signed, and how it ended, is never changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER never_changed BEFORE UPDATE ON "signing_request" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_signing_request();

-- Who signed stays who signed.
CREATE TRIGGER never_changed BEFORE UPDATE ON "signing_signer" FOR EACH ROW
  WHEN (OLD.state = 'signed' AND (OLD.state, OLD.signed_at, OLD.matches, OLD.certificate_number, OLD.verified_name)
    IS DISTINCT FROM (NEW.state, NEW.signed_at, NEW.matches, NEW.certificate_number, NEW.verified_name))
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_changed BEFORE UPDATE ON "signing_event" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_changed BEFORE UPDATE ON "signing_constancia" FOR EACH ROW EXECUTE FUNCTION refuse_change();

SELECT mails_go_with('signing_request');
SELECT mails_go_with('signing_signer');
