-- AlterTable
ALTER TABLE "vehicle_model" ADD COLUMN     "published_from" TIMESTAMPTZ(3),
ADD COLUMN     "published_until" TIMESTAMPTZ(3),
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Vehicles are searched while they are published, as everything else: the view is made anew with their dates.
DROP MATERIALIZED VIEW search_document;

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
  UNION ALL SELECT 'vehicle', model.slug, concat_ws(' ', model.brand, model.name), concat_ws(' ', type.name, model.segment),
                   model.published_from, model.published_until
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
