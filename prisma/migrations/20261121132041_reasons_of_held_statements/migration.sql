-- AlterTable
ALTER TABLE "statement_item" ADD COLUMN     "held_for" JSONB;


