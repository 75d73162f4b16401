-- What search_document is made of: each kind of thing has a function search_source_{kind}() of its own, and the view
-- gathers whatever functions there are. A new kind is a new function; the view is never written again.
CREATE TYPE search_source AS (
  key TEXT,
  title TEXT,
  -- May hold HTML.
  body TEXT,
  published_from TIMESTAMPTZ,
  published_until TIMESTAMPTZ
);

-- A refresh knows no schema by itself, so each function says where its tables are.
CREATE FUNCTION search_source_plan() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT slug, title,
         concat_ws(' ', summary, summary_hover, json_text(options), json_text(faqs),
                   json_text(page - '{seoDescription,seoKeywords}'::text[])), NULL::timestamptz, NULL::timestamptz
  FROM plan
$$;

CREATE FUNCTION search_source_news() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT slug, title, concat_ws(' ', subtitle, body), published_from, published_until FROM news_article
$$;

CREATE FUNCTION search_source_faq() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT id::text, question, answer, published_from, published_until FROM faq
$$;

CREATE FUNCTION search_source_promotion() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT id::text, title, subtitle, published_from, published_until FROM promotion
$$;

CREATE FUNCTION search_source_brand() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT slug, title, concat_ws(' ', subtitle, lead, body, json_text(sections)), published_from, published_until
  FROM brand
$$;

CREATE FUNCTION search_source_legal() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT slug, title, body, NULL::timestamptz, NULL::timestamptz FROM legal_page
$$;

CREATE FUNCTION search_source_page() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT slug, title, concat_ws(' ', lead, body, json_text(sections)), NULL::timestamptz, NULL::timestamptz FROM page
$$;

CREATE FUNCTION search_source_document() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT slug, title, description, published_from, published_until FROM document
$$;

CREATE FUNCTION search_source_vehicle() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT model.slug, concat_ws(' ', model.brand, model.name), concat_ws(' ', type.name, model.segment),
         model.published_from, model.published_until
  FROM vehicle_model model JOIN vehicle_type type ON type.slug = model.type_slug
$$;

CREATE FUNCTION search_source_distributor() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT distributor.slug, distributor.name,
         concat_ws(' ', city.name, state.name, address, array_to_string(services, ' ')),
         NULL::timestamptz, NULL::timestamptz
  FROM distributor JOIN city ON city.id = distributor.city_id JOIN state ON state.id = distributor.state_id
  WHERE active
$$;

CREATE FUNCTION search_sources() RETURNS TABLE (kind TEXT, source search_source)
LANGUAGE plpgsql STABLE SET search_path = public AS $$
DECLARE
  source_function TEXT;
BEGIN
  FOR source_function IN
    SELECT proname FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND starts_with(proname, 'search_source_') AND pronargs = 0
    ORDER BY proname
  LOOP
    RETURN QUERY EXECUTE format(
      'SELECT %L, source FROM %I() AS source', substr(source_function, length('search_source_') + 1), source_function);
  END LOOP;
END $$;

DROP MATERIALIZED VIEW search_document;

CREATE MATERIALIZED VIEW search_document AS
WITH plain AS (
  SELECT kind, (source).key, (source).title, (source).published_from, (source).published_until,
         trim(regexp_replace(regexp_replace((source).body, '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g')) AS body
  FROM public.search_sources()
)
SELECT kind, key, title, body, published_from, published_until,
       lower(public.unaccent(title)) AS plain_title,
       setweight(to_tsvector('spanish_unaccent', title), 'A') || setweight(to_tsvector('spanish_unaccent', body), 'C') AS words
FROM plain;

-- What a refresh without a lock asks for.
CREATE UNIQUE INDEX "search_document_key" ON "search_document" ("kind", "key");
CREATE INDEX "search_document_words_idx" ON "search_document" USING GIN ("words");
