-- CreateEnum
CREATE TYPE "AccountRole" AS ENUM ('administrator', 'payer', 'accountant', 'driver');

-- AlterTable
ALTER TABLE "auth_session" ADD COLUMN     "acts_for_id" UUID;

-- CreateTable
CREATE TABLE "account_member" (
    "id" UUID NOT NULL,
    "holder_id" UUID NOT NULL,
    "member_id" UUID,
    "email" TEXT NOT NULL,
    "role" "AccountRole" NOT NULL,
    "hides_money" BOOLEAN NOT NULL DEFAULT false,
    "invited_by_id" UUID,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "last_seen_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_member_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_member_contract" (
    "account_member_id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,

    CONSTRAINT "account_member_contract_pkey" PRIMARY KEY ("account_member_id","contract_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_member_token_hash_key" ON "account_member"("token_hash");

-- CreateIndex
CREATE INDEX "account_member_holder_id_idx" ON "account_member"("holder_id");

-- CreateIndex
CREATE INDEX "account_member_member_id_idx" ON "account_member"("member_id");

-- CreateIndex
CREATE INDEX "account_member_contract_contract_id_idx" ON "account_member_contract"("contract_id");

-- CreateIndex
CREATE INDEX "auth_session_acts_for_id_idx" ON "auth_session"("acts_for_id");

-- AddForeignKey
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_holder_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_member_contract" ADD CONSTRAINT "account_member_contract_account_member_id_fkey" FOREIGN KEY ("account_member_id") REFERENCES "account_member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_member_contract" ADD CONSTRAINT "account_member_contract_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_acts_for_id_fkey" FOREIGN KEY ("acts_for_id") REFERENCES "account_member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "paper_archive" ADD COLUMN     "asked_by_id" UUID;

-- CreateIndex
CREATE INDEX "paper_archive_asked_by_id_idx" ON "paper_archive"("asked_by_id");

-- AddForeignKey
ALTER TABLE "paper_archive" ADD CONSTRAINT "paper_archive_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Nobody is in an account twice at a time, however many invite them at once, and nobody is a member of their own.
CREATE UNIQUE INDEX "account_member_once_by_email" ON "account_member"("holder_id", "email") WHERE "revoked_at" IS NULL;
CREATE UNIQUE INDEX "account_member_once" ON "account_member"("holder_id", "member_id") WHERE "revoked_at" IS NULL;
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_other" CHECK ("member_id" <> "holder_id");

SELECT mails_go_with('account_member');
