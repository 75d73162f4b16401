-- AlterTable
ALTER TABLE "collection_agency" ADD COLUMN     "active" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "collection_handover" ADD COLUMN     "until_on" DATE;

ALTER TABLE "collection_handover" ADD CONSTRAINT "collection_handover_term" CHECK ("until_on" >= "from_on");

-- Staff are told by mail what came back from an agency.
SELECT mails_go_with('collection_agency');
