-- CreateTable
CREATE TABLE "card_account" (
    "id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "secrets" TEXT,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "card_account_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "card_account_used_at_idx" ON "card_account"("used_at");

-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "account_id" TEXT;

-- CreateIndex
CREATE INDEX "payment_account_id_idx" ON "payment"("account_id");

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "card_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
