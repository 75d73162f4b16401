-- AlterTable
ALTER TABLE "collection_case" ADD COLUMN     "agency_id" UUID;

-- CreateTable
CREATE TABLE "collection_agency" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "trade_name" TEXT NOT NULL DEFAULT '',
    "rfc" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "phones" TEXT[],
    "email" TEXT NOT NULL,
    "collectors" TEXT[],
    "contract_from" DATE NOT NULL,
    "contract_until" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "collection_agency_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection_handover" (
    "id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "agency_id" UUID NOT NULL,
    "from_on" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "end_reason" TEXT NOT NULL DEFAULT '',
    "ended_by_id" UUID,

    CONSTRAINT "collection_handover_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "collection_agency_name_key" ON "collection_agency"("name");

-- CreateIndex
CREATE INDEX "collection_handover_contract_id_created_at_idx" ON "collection_handover"("contract_id", "created_at");

-- CreateIndex
CREATE INDEX "collection_handover_agency_id_idx" ON "collection_handover"("agency_id");

-- CreateIndex
CREATE INDEX "collection_handover_from_on_id_idx" ON "collection_handover"("from_on", "id");

-- CreateIndex
CREATE INDEX "collection_case_agency_id_urgency_contract_id_idx" ON "collection_case"("agency_id", "urgency", "contract_id");

-- AddForeignKey
ALTER TABLE "collection_case" ADD CONSTRAINT "collection_case_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "collection_agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_handover" ADD CONSTRAINT "collection_handover_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_handover" ADD CONSTRAINT "collection_handover_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "collection_agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_handover" ADD CONSTRAINT "collection_handover_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_handover" ADD CONSTRAINT "collection_handover_ended_by_id_fkey" FOREIGN KEY ("ended_by_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



-- One agency at once: who owes knows whom to talk to.
CREATE UNIQUE INDEX "collection_handover_open_key" ON "collection_handover"("contract_id") WHERE "ended_at" IS NULL;
ALTER TABLE "collection_agency" ADD CONSTRAINT "collection_agency_term" CHECK ("contract_until" >= "contract_from");

-- The worklist is filtered by who has been handed a case, by an index of its own.
CREATE FUNCTION handover_names_agency() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE collection_case SET agency_id = CASE WHEN NEW.ended_at IS NULL THEN NEW.agency_id END
  WHERE contract_id = NEW.contract_id;
  RETURN NULL;
END $$;
CREATE TRIGGER handover_names_agency AFTER INSERT OR UPDATE OF ended_at ON "collection_handover"
FOR EACH ROW EXECUTE FUNCTION handover_names_agency();

-- Of what is paid there is nothing left to collect.
CREATE FUNCTION paid_case_ends_handover() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE collection_handover SET ended_at = now() WHERE contract_id = OLD.contract_id AND ended_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER paid_case_ends_handover AFTER DELETE ON "collection_case"
FOR EACH ROW EXECUTE FUNCTION paid_case_ends_handover();

-- The site names the agencies: kept pages are made anew.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "collection_agency"
FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
