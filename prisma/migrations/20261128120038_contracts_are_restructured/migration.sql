-- AlterEnum
ALTER TYPE "ContractEventType" ADD VALUE 'restructuring';

-- AlterTable
ALTER TABLE "contract_event" ADD COLUMN     "grace_months" INTEGER,
ADD COLUMN     "payments_left" INTEGER;


-- The bounds of the finance package, which reads every event it is given.
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_restructuring" CHECK (
  ("payments_left" IS NULL) = ("grace_months" IS NULL)
  AND ("payments_left" IS NULL OR ("payments_left" BETWEEN 1 AND 72 AND "grace_months" BETWEEN 0 AND LEAST(12, "payments_left" - 1)))
);
