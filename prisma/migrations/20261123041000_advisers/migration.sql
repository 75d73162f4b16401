ALTER TABLE "distributor" ADD COLUMN "whatsapp" TEXT;

CREATE TABLE "adviser" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT,
    "photo" TEXT,
    "phone" TEXT,
    "whatsapp" TEXT,
    "email" TEXT,
    "distributor_slug" TEXT,
    "states" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "active" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "adviser_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "adviser_distributor_slug_idx" ON "adviser"("distributor_slug");
ALTER TABLE "adviser" ADD CONSTRAINT "adviser_distributor_slug_fkey" FOREIGN KEY ("distributor_slug") REFERENCES "distributor"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "quote" ADD COLUMN "adviser_id" UUID, ADD COLUMN "former_adviser" TEXT;
CREATE INDEX "quote_adviser_id_created_at_idx" ON "quote"("adviser_id", "created_at");
ALTER TABLE "quote" ADD CONSTRAINT "quote_adviser_id_fkey" FOREIGN KEY ("adviser_id") REFERENCES "adviser"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "lead" ADD COLUMN "adviser_id" UUID;
CREATE INDEX "lead_adviser_id_idx" ON "lead"("adviser_id");
ALTER TABLE "lead" ADD CONSTRAINT "lead_adviser_id_fkey" FOREIGN KEY ("adviser_id") REFERENCES "adviser"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "adviser" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
SELECT content_is_told('adviser', 'advisers', 'id');

-- Whoever leaves, by whatever way, leaves their name with their quotes and no more: the next one is chosen when a quote is opened.
CREATE FUNCTION adviser_leaves() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quote SET adviser_id = NULL, former_adviser = OLD.name WHERE adviser_id = OLD.id;
  UPDATE lead SET adviser_id = NULL WHERE adviser_id = OLD.id AND state <> 'closed';
  RETURN COALESCE(NEW, OLD);
END $$;
CREATE TRIGGER adviser_deactivated AFTER UPDATE OF "active" ON "adviser" FOR EACH ROW
  WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION adviser_leaves();
CREATE TRIGGER adviser_deleted BEFORE DELETE ON "adviser" FOR EACH ROW EXECUTE FUNCTION adviser_leaves();
