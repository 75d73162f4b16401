-- AlterTable
ALTER TABLE "contract" ADD COLUMN     "brought_in_on" DATE,
ADD COLUMN     "intake_index" TEXT;
