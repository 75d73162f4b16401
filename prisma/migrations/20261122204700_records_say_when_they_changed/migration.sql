-- Records that outside systems follow say when they changed, whoever changed them. First a default that is one instant for all
-- that is there: of one that differs by row the whole table would be written anew.
ALTER TABLE "contract" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "invoice" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "policy" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "contract" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "invoice" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "policy" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();

CREATE INDEX "contract_updated_at_idx" ON "contract"("updated_at");
CREATE INDEX "invoice_updated_at_idx" ON "invoice"("updated_at");
CREATE INDEX "movement_created_at_idx" ON "movement"("created_at");
CREATE INDEX "policy_updated_at_idx" ON "policy"("updated_at");

CREATE FUNCTION say_when_changed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END
$$;
CREATE TRIGGER changed BEFORE UPDATE ON "contract" FOR EACH ROW EXECUTE FUNCTION say_when_changed();
CREATE TRIGGER changed BEFORE UPDATE ON "invoice" FOR EACH ROW EXECUTE FUNCTION say_when_changed();
CREATE TRIGGER changed BEFORE UPDATE ON "policy" FOR EACH ROW EXECUTE FUNCTION say_when_changed();
