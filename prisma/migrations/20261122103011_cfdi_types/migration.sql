-- CreateEnum
CREATE TYPE "InvoiceType" AS ENUM ('income', 'credit_note', 'payment');

-- AlterTable
ALTER TABLE "invoice" ADD COLUMN     "type" "InvoiceType" NOT NULL DEFAULT 'income';


