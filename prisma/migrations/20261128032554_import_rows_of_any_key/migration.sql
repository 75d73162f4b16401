-- AlterTable
ALTER TABLE "staff_import_row" ALTER COLUMN "record_id" SET DATA TYPE TEXT;


