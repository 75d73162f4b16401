-- CreateEnum
CREATE TYPE "ExternalKind" AS ENUM ('customer', 'contract', 'movement', 'invoice', 'policy');

-- CreateTable
CREATE TABLE "external_reference" (
    "system" TEXT NOT NULL,
    "kind" "ExternalKind" NOT NULL,
    "external_id" TEXT NOT NULL,
    "record_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "external_reference_pkey" PRIMARY KEY ("system","kind","external_id")
);

-- CreateIndex
CREATE INDEX "external_reference_kind_record_id_idx" ON "external_reference"("kind", "record_id");

-- CreateIndex
CREATE UNIQUE INDEX "external_reference_system_kind_record_id_key" ON "external_reference"("system", "kind", "record_id");


-- A name may tell of a person: it goes when what it names goes, whoever deletes that and whatever cascades to it.
CREATE FUNCTION forget_external_references() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM external_reference AS reference USING gone
  WHERE reference.kind = TG_ARGV[0]::"ExternalKind" AND reference.record_id = gone.id;
  RETURN NULL;
END $$;

CREATE TRIGGER forget_external_references AFTER DELETE ON "customer" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_external_references('customer');
CREATE TRIGGER forget_external_references AFTER DELETE ON "contract" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_external_references('contract');
CREATE TRIGGER forget_external_references AFTER DELETE ON "contract_event" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_external_references('movement');
CREATE TRIGGER forget_external_references AFTER DELETE ON "invoice" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_external_references('invoice');
CREATE TRIGGER forget_external_references AFTER DELETE ON "policy" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_external_references('policy');
