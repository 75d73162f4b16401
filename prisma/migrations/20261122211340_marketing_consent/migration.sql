-- AlterTable
ALTER TABLE "lead" ADD COLUMN     "marketing" JSONB;

-- AlterTable
ALTER TABLE "quote" ADD COLUMN     "marketing" JSONB;


