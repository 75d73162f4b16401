-- AlterEnum
ALTER TYPE "ContractDocumentKind" ADD VALUE 'restructuring_agreement';

-- AlterTable
ALTER TABLE "restructuring" ADD COLUMN     "document_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "restructuring_document_id_key" ON "restructuring"("document_id");

-- AddForeignKey
ALTER TABLE "restructuring" ADD CONSTRAINT "restructuring_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "contract_document"("id") ON DELETE SET NULL ON UPDATE CASCADE;


