-- CreateTable
CREATE TABLE "brand_draft" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "value" JSONB NOT NULL,
    "preview_token" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brand_draft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand_version" (
    "number" SERIAL NOT NULL,
    "value" JSONB NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_by" TEXT NOT NULL,

    CONSTRAINT "brand_version_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "brand_picture" (
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brand_picture_pkey" PRIMARY KEY ("name")
);

-- The look that every installation has had so far: nothing is published, and so the style sheet's own is used.
INSERT INTO "brand_draft" ("value", "preview_token") VALUES (
  '{"logo": {"light": null, "dark": null}, "sign": null, "shareImage": null,
    "colours": {"main": "#0e1b22", "action": "#e85d04", "accent": "#ffb703"},
    "fonts": {"heading": "archivo", "text": "inter"}, "radius": 4}',
  replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
ALTER TABLE "brand_draft" ADD CONSTRAINT "brand_draft_is_one" CHECK ("id" = 1);

-- Every page is made anew once a look is published (docs/decisions/018-ready-pages.md).
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "brand_version" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
