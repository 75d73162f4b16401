-- AlterTable
ALTER TABLE "staff_import_row" ADD COLUMN     "undo" JSONB;


