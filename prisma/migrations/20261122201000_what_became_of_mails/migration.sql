-- CreateEnum
CREATE TYPE "EmailFate" AS ENUM ('delivered', 'bounced', 'complained');

-- CreateEnum
CREATE TYPE "SuppressionReason" AS ENUM ('bounced', 'complained', 'refused');

-- AlterEnum
ALTER TYPE "EmailState" ADD VALUE 'withheld';

-- AlterTable
ALTER TABLE "outbound_email" ADD COLUMN     "fate" "EmailFate",
ADD COLUMN     "fate_at" TIMESTAMPTZ(3),
ADD COLUMN     "fate_reason" TEXT,
ADD COLUMN     "reference" TEXT;

-- CreateTable
CREATE TABLE "suppressed_mailbox" (
    "id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "reason" "SuppressionReason" NOT NULL,
    "detail" TEXT,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "lifted_at" TIMESTAMPTZ(3),

    CONSTRAINT "suppressed_mailbox_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "suppressed_mailbox_address_key" ON "suppressed_mailbox"("address");

-- CreateIndex
CREATE INDEX "suppressed_mailbox_since_idx" ON "suppressed_mailbox"("since");


