-- AlterTable
ALTER TABLE "restructuring" ADD COLUMN     "withdrawn_by_id" UUID;

-- CreateIndex
CREATE INDEX "restructuring_withdrawn_by_id_idx" ON "restructuring"("withdrawn_by_id");

-- AddForeignKey
ALTER TABLE "restructuring" ADD CONSTRAINT "restructuring_withdrawn_by_id_fkey" FOREIGN KEY ("withdrawn_by_id") REFERENCES "staff_account"("id") ON DELETE NO ACTION ON UPDATE CASCADE;


