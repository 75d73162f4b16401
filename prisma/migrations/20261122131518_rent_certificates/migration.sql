-- AlterEnum
ALTER TYPE "ContractDocumentKind" ADD VALUE 'rent_certificate';


