-- AlterTable
ALTER TABLE "saved_card" ADD COLUMN     "checkout_id" UUID,
ADD COLUMN     "text" TEXT,
ADD COLUMN     "text_version" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "saved_card_checkout_id_key" ON "saved_card"("checkout_id");

-- What its holder asked for is evidence.
CREATE FUNCTION asked_for_stays_asked_for() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.customer_id, NEW.checkout_id, NEW.text, NEW.text_version, NEW.created_at)
    IS DISTINCT FROM (OLD.customer_id, OLD.checkout_id, OLD.text, OLD.text_version, OLD.created_at) THEN
    RAISE EXCEPTION 'What was asked for never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER asked_for_stays_asked_for BEFORE UPDATE ON "saved_card" FOR EACH ROW EXECUTE FUNCTION asked_for_stays_asked_for();
