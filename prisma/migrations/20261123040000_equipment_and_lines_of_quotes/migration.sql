-- What can be mounted on a vehicle and financed with it, and what a quote has beside its one vehicle.
CREATE TABLE "equipment" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "price" DECIMAL(14,2) NOT NULL,
    "types" TEXT[],
    "models" TEXT[],
    "most_per_vehicle" INTEGER NOT NULL DEFAULT 1,
    "position" INTEGER NOT NULL DEFAULT 0,
    "published_from" TIMESTAMPTZ(3),
    "published_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "equipment_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "equipment_slug_key" ON "equipment"("slug");

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "equipment" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

SELECT content_is_told('equipment', 'equipment', 'slug');

ALTER TABLE "quote" ADD COLUMN "lines" JSONB, ADD COLUMN "trade_in" JSONB;
