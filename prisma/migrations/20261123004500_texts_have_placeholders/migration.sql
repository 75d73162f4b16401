-- What placeholders in texts stand for (packages/schemas/src/placeholders.ts), so that the search finds what visitors read.
-- `{sitio}` is the affair of the installation and not in the database.
CREATE FUNCTION fill_placeholders(written TEXT) RETURNS TEXT LANGUAGE plpgsql STABLE SET search_path = public AS $$
DECLARE
  lender JSONB;
  filled TEXT := written;
  placeholder RECORD;
BEGIN
  IF strpos(written, '{') = 0 THEN
    RETURN written;
  END IF;
  SELECT value INTO lender FROM site_settings WHERE id = 1;
  FOR placeholder IN
    SELECT name, coalesce(stands_for, '') AS stands_for FROM (VALUES
      ('empresa', lender ->> 'companyName'),
      ('razon-social', lender ->> 'legalName'),
      ('nombre-corto', coalesce(lender ->> 'shortName', lender ->> 'companyName')),
      ('rfc', lender ->> 'rfc'),
      ('domicilio', lender ->> 'address'),
      ('telefono', lender ->> 'phone'),
      ('whatsapp', coalesce(lender ->> 'whatsapp', lender ->> 'phone')),
      ('correo', lender ->> 'email'),
      ('correo-arco', coalesce(lender ->> 'privacyEmail', lender ->> 'email'))
    ) AS known (name, stands_for)
  LOOP
    filled := replace(filled, '{' || placeholder.name || '}', translate(placeholder.stands_for, '<>{}', ''));
  END LOOP;
  RETURN filled;
END $$;

DROP MATERIALIZED VIEW search_document;

CREATE MATERIALIZED VIEW search_document AS
WITH filled AS (
  SELECT kind, (source).key, public.fill_placeholders((source).title) AS title,
         public.fill_placeholders((source).body) AS body, (source).published_from, (source).published_until
  FROM public.search_sources()
), plain AS (
  SELECT kind, key, title, published_from, published_until,
         trim(regexp_replace(regexp_replace(body, '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g')) AS body
  FROM filled
)
SELECT kind, key, title, body, published_from, published_until,
       lower(public.unaccent(title)) AS plain_title,
       setweight(to_tsvector('spanish_unaccent', title), 'A') || setweight(to_tsvector('spanish_unaccent', body), 'C') AS words
FROM plain;

-- What a refresh without a lock asks for.
CREATE UNIQUE INDEX "search_document_key" ON "search_document" ("kind", "key");
CREATE INDEX "search_document_words_idx" ON "search_document" USING GIN ("words");
