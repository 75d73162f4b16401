-- AlterEnum
ALTER TYPE "PersonType" ADD VALUE 'fisica_empresarial';

-- AlterTable
ALTER TABLE "quote" ADD COLUMN     "border_region" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "tax_profile" ADD COLUMN     "border_region_until" DATE;


