-- CreateEnum
CREATE TYPE "DocumentKind" AS ENUM ('application', 'checklist', 'annex', 'form');

-- CreateEnum
CREATE TYPE "SyntageState" AS ENUM ('pending', 'authorised', 'revoked', 'expired');

-- CreateEnum
CREATE TYPE "PrivacyRight" AS ENUM ('access', 'rectification', 'cancellation', 'objection', 'revocation');

-- CreateEnum
CREATE TYPE "RightsRequestState" AS ENUM ('received', 'in_review', 'answered', 'rejected');

-- AlterTable
ALTER TABLE "banner" ADD COLUMN     "published_from" TIMESTAMPTZ(3),
ADD COLUMN     "published_until" TIMESTAMPTZ(3),
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "distributor" ADD COLUMN     "active" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "hours" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "services" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "faq" ADD COLUMN     "published_from" TIMESTAMPTZ(3),
ADD COLUMN     "published_until" TIMESTAMPTZ(3),
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "lead" ADD COLUMN     "campaign_slug" TEXT,
ADD COLUMN     "consent_at" TIMESTAMPTZ(3),
ADD COLUMN     "details" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "folio" TEXT,
ADD COLUMN     "message" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "source" JSONB NOT NULL DEFAULT '{}',
ALTER COLUMN "quote_id" DROP NOT NULL,
ALTER COLUMN "preferred_time" SET DEFAULT 'any';

-- AlterTable
ALTER TABLE "legal_page" ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "outbound_email" ADD COLUMN     "rights_request_id" UUID;

-- AlterTable
ALTER TABLE "plan" ADD COLUMN     "customer_faqs" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "page" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "quote" ADD COLUMN     "distributor_slug" TEXT;

-- AlterTable
ALTER TABLE "site_settings" ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "promotion" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "subtitle" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "button_url" TEXT,
    "button_text" TEXT,
    "vehicle" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "published_from" TIMESTAMPTZ(3),
    "published_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "promotion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand" (
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "subtitle" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "image_mobile" TEXT NOT NULL,
    "lead" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "sections" JSONB NOT NULL DEFAULT '[]',
    "position" INTEGER NOT NULL DEFAULT 0,
    "published_from" TIMESTAMPTZ(3),
    "published_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brand_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "news_article" (
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "subtitle" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "url" TEXT,
    "button_text" TEXT,
    "published_from" TIMESTAMPTZ(3) NOT NULL,
    "published_until" TIMESTAMPTZ(3),
    "position" INTEGER NOT NULL DEFAULT 100,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_article_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "faq_category" (
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "faq_category_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "page" (
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "lead" TEXT NOT NULL,
    "image" TEXT,
    "body" TEXT NOT NULL DEFAULT '',
    "sections" JSONB NOT NULL DEFAULT '[]',
    "seo_title" TEXT NOT NULL,
    "seo_description" TEXT NOT NULL,
    "seo_keywords" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "campaign" (
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "lead" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "form_title" TEXT NOT NULL,
    "button_text" TEXT NOT NULL,
    "thanks" TEXT NOT NULL,
    "published_from" TIMESTAMPTZ(3),
    "published_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "campaign_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "document" (
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "kind" "DocumentKind" NOT NULL,
    "person_types" TEXT[],
    "template" TEXT,
    "file_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "published_from" TIMESTAMPTZ(3),
    "published_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "content_version" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "content_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "syntage_request" (
    "id" UUID NOT NULL,
    "lead_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "rfc" TEXT NOT NULL,
    "rfc_index" TEXT NOT NULL,
    "state" "SyntageState" NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "syntage_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rights_request" (
    "id" UUID NOT NULL,
    "folio" TEXT NOT NULL,
    "right" "PrivacyRight" NOT NULL,
    "holder_name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "relation" TEXT NOT NULL,
    "representative_name" TEXT,
    "representative_power" TEXT,
    "id_kind" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "requested_on" DATE NOT NULL,
    "due_on" DATE NOT NULL,
    "state" "RightsRequestState" NOT NULL DEFAULT 'received',
    "notes" TEXT NOT NULL DEFAULT '',
    "consent_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rights_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rights_request_file" (
    "request_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "rights_request_file_pkey" PRIMARY KEY ("request_id","purpose")
);

-- CreateIndex
CREATE INDEX "news_article_published_from_idx" ON "news_article"("published_from");

-- CreateIndex
CREATE UNIQUE INDEX "syntage_request_lead_id_key" ON "syntage_request"("lead_id");

-- CreateIndex
CREATE UNIQUE INDEX "syntage_request_token_hash_key" ON "syntage_request"("token_hash");

-- CreateIndex
CREATE INDEX "syntage_request_rfc_index_idx" ON "syntage_request"("rfc_index");

-- CreateIndex
CREATE UNIQUE INDEX "rights_request_folio_key" ON "rights_request"("folio");

-- CreateIndex
CREATE INDEX "rights_request_state_due_on_idx" ON "rights_request"("state", "due_on");

-- CreateIndex
CREATE INDEX "rights_request_created_at_idx" ON "rights_request"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "lead_folio_key" ON "lead"("folio");

-- CreateIndex
CREATE INDEX "outbound_email_rights_request_id_idx" ON "outbound_email"("rights_request_id");

-- Questions that are there already keep their category.
INSERT INTO "faq_category" ("slug", "name")
SELECT DISTINCT "category_slug", initcap(replace("category_slug", '-', ' ')) FROM "faq";

-- AddForeignKey
ALTER TABLE "faq" ADD CONSTRAINT "faq_category_slug_fkey" FOREIGN KEY ("category_slug") REFERENCES "faq_category"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote" ADD CONSTRAINT "quote_distributor_slug_fkey" FOREIGN KEY ("distributor_slug") REFERENCES "distributor"("slug") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_campaign_slug_fkey" FOREIGN KEY ("campaign_slug") REFERENCES "campaign"("slug") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "syntage_request" ADD CONSTRAINT "syntage_request_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_rights_request_id_fkey" FOREIGN KEY ("rights_request_id") REFERENCES "rights_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rights_request_file" ADD CONSTRAINT "rights_request_file_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "rights_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rights_request_file" ADD CONSTRAINT "rights_request_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Ready pages are kept by every instance until content changes. Counting in the database sees every change, whoever made
-- it and in whatever transaction, and the notice goes out with its commit (docs/decisions/018-ready-pages.md).
INSERT INTO "content_version" DEFAULT VALUES;

CREATE FUNCTION content_changed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_version SET version = version + 1;
  PERFORM pg_notify('content_changed', '');
  RETURN NULL;
END $$;

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "banner" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "promotion" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "brand" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "news_article" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "faq_category" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "faq" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "legal_page" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "page" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "campaign" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "document" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "site_settings" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "plan" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "plan_version" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "vehicle_type" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "vehicle_model" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "vehicle_version" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "distributor" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

-- What the site's search looks through, refreshed after content changed. Accents and plurals don't matter.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE TEXT SEARCH CONFIGURATION spanish_unaccent (COPY = spanish);
ALTER TEXT SEARCH CONFIGURATION spanish_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;

-- The texts within JSON, without the names of its fields and the addresses of pictures.
CREATE FUNCTION json_text(value JSONB) RETURNS TEXT LANGUAGE SQL IMMUTABLE AS $$
  SELECT string_agg(part #>> '{}', ' · ') FROM jsonb_path_query(value, 'strict $.**') AS part
  WHERE jsonb_typeof(part) = 'string' AND part #>> '{}' !~ '^(/(artwork|media)/.*)?$'
$$;

CREATE MATERIALIZED VIEW search_document AS
WITH source (kind, key, title, body, published_from, published_until) AS (
  SELECT 'plan', slug, title,
         concat_ws(' ', summary, summary_hover, public.json_text(options), public.json_text(faqs),
                   public.json_text(page - '{seoDescription,seoKeywords}'::text[])), NULL::timestamptz, NULL::timestamptz
  FROM plan
  UNION ALL SELECT 'news', slug, title, concat_ws(' ', subtitle, body), published_from, published_until FROM news_article
  UNION ALL SELECT 'faq', id::text, question, answer, published_from, published_until FROM faq
  UNION ALL SELECT 'promotion', id::text, title, subtitle, published_from, published_until FROM promotion
  UNION ALL SELECT 'brand', slug, title, concat_ws(' ', subtitle, lead, body, public.json_text(sections)), published_from, published_until FROM brand
  UNION ALL SELECT 'legal', slug, title, body, NULL, NULL FROM legal_page
  UNION ALL SELECT 'page', slug, title, concat_ws(' ', lead, body, public.json_text(sections)), NULL, NULL FROM page
  UNION ALL SELECT 'document', slug, title, description, published_from, published_until FROM document
  UNION ALL SELECT 'vehicle', model.slug, concat_ws(' ', model.brand, model.name), concat_ws(' ', type.name, model.segment), NULL, NULL
            FROM vehicle_model model JOIN vehicle_type type ON type.slug = model.type_slug
  UNION ALL SELECT 'distributor', distributor.slug, distributor.name,
                   concat_ws(' ', city.name, state.name, address, array_to_string(services, ' ')), NULL, NULL
            FROM distributor JOIN city ON city.id = distributor.city_id JOIN state ON state.id = distributor.state_id
            WHERE active
), plain AS (
  SELECT kind, key, title, published_from, published_until,
         trim(regexp_replace(regexp_replace(body, '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g')) AS body
  FROM source
)
SELECT kind, key, title, body, published_from, published_until,
       lower(public.unaccent(title)) AS plain_title,
       setweight(to_tsvector('spanish_unaccent', title), 'A') || setweight(to_tsvector('spanish_unaccent', body), 'C') AS words
FROM plain;

-- What a refresh without a lock asks for.
CREATE UNIQUE INDEX "search_document_key" ON "search_document" ("kind", "key");
CREATE INDEX "search_document_words_idx" ON "search_document" USING GIN ("words");
