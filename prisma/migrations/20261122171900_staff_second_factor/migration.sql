-- CreateEnum
CREATE TYPE "StaffRecoveryState" AS ENUM ('asked', 'approved', 'refused', 'used');

-- AlterTable
ALTER TABLE "staff_account" ADD COLUMN     "totp_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "totp_last_step" INTEGER,
ADD COLUMN     "totp_secret" TEXT,
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ALTER COLUMN "password_hash" DROP NOT NULL;

-- AlterTable
ALTER TABLE "auth_session" ADD COLUMN     "factor_at" TIMESTAMPTZ(3),
ADD COLUMN     "recovering" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "passkey" (
    "id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[],
    "backed_up" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_recovery_code" (
    "staff_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_recovery_code_pkey" PRIMARY KEY ("staff_id","code_hash")
);

-- CreateTable
CREATE TABLE "staff_invitation" (
    "id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_recovery" (
    "id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "state" "StaffRecoveryState" NOT NULL DEFAULT 'asked',
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "usable_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_recovery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "passkey_credential_id_key" ON "passkey"("credential_id");

-- CreateIndex
CREATE INDEX "passkey_staff_id_idx" ON "passkey"("staff_id");

-- CreateIndex
CREATE UNIQUE INDEX "staff_invitation_token_hash_key" ON "staff_invitation"("token_hash");

-- CreateIndex
CREATE INDEX "staff_invitation_staff_id_idx" ON "staff_invitation"("staff_id");

-- CreateIndex
CREATE INDEX "staff_recovery_staff_id_idx" ON "staff_recovery"("staff_id");

-- AddForeignKey
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_recovery" ADD CONSTRAINT "staff_recovery_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_recovery" ADD CONSTRAINT "staff_recovery_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "staff_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Of one person no more than one may wait; one that is answered makes room.
CREATE UNIQUE INDEX "staff_recovery_waiting_key" ON "staff_recovery"("staff_id") WHERE "state" = 'asked';
-- Nobody decides about themselves.
ALTER TABLE "staff_recovery" ADD CONSTRAINT "staff_recovery_four_eyes" CHECK ("decided_by_id" IS NULL OR "decided_by_id" <> "staff_id");

SELECT mails_go_with('staff_invitation');
SELECT mails_go_with('staff_recovery');
