-- AlterTable
ALTER TABLE "alert" ADD COLUMN     "image" TEXT,
ADD COLUMN     "published_from" TIMESTAMPTZ(3),
ADD COLUMN     "published_until" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "alert_published_from_idx" ON "alert"("published_from");

-- The former release still writes its own columns while this one is brought out, and still reads them.
CREATE FUNCTION alert_in_step() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.starts_at IS DISTINCT FROM OLD.starts_at THEN
    NEW.published_from := coalesce(NEW.starts_at, CASE TG_OP WHEN 'INSERT' THEN NEW.published_from END);
  END IF;
  IF TG_OP = 'INSERT' OR NEW.ends_at IS DISTINCT FROM OLD.ends_at THEN
    NEW.published_until := coalesce(NEW.ends_at, CASE TG_OP WHEN 'INSERT' THEN NEW.published_until END);
  END IF;
  IF TG_OP = 'INSERT' OR NEW.image_id IS DISTINCT FROM OLD.image_id THEN
    NEW.image := coalesce((SELECT '/media/' || split_part(key, '/', 2) FROM stored_file WHERE id = NEW.image_id),
                          CASE TG_OP WHEN 'INSERT' THEN NEW.image END);
  END IF;
  NEW.starts_at := NEW.published_from;
  NEW.ends_at := NEW.published_until;
  NEW.image_id := (SELECT id FROM stored_file WHERE visibility = 'public' AND key = 'public/' || split_part(NEW.image, '/', 3));
  RETURN NEW;
END $$;

CREATE TRIGGER alert_in_step BEFORE INSERT OR UPDATE ON "alert" FOR EACH ROW EXECUTE FUNCTION alert_in_step();

UPDATE "alert" SET
  "published_from" = "starts_at",
  "published_until" = "ends_at",
  "image" = (SELECT '/media/' || split_part("key", '/', 2) FROM "stored_file" WHERE "id" = "alert"."image_id");
