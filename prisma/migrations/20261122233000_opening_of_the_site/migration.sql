-- Whether the public site is open (docs/decisions/066). Without a row it is closed.
CREATE TABLE "site_opening" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "is_open" BOOLEAN NOT NULL,
    "first_opened_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_by" TEXT,
    "mail_tested_at" TIMESTAMPTZ(3),
    "mail_tested_by" TEXT,

    CONSTRAINT "site_opening_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "site_opening_one_row" CHECK ("id" = 1),
    CONSTRAINT "site_opening_open_since" CHECK (NOT "is_open" OR "first_opened_at" IS NOT NULL)
);

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "site_opening" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

-- An installation that is used stays open. One whose lender is still the invented one of the former seed, and of which
-- nobody has asked anything yet, was never opened by anybody: it is closed, and keeps all it has.
INSERT INTO "site_opening" ("is_open", "first_opened_at")
SELECT true, CURRENT_TIMESTAMP FROM "site_settings"
WHERE "value" ->> 'legalName' <> 'Flota Financiera Demo, S.A. de C.V., SOFOM, E.N.R.'
   OR EXISTS (SELECT FROM "customer") OR EXISTS (SELECT FROM "contract")
   OR EXISTS (SELECT FROM "quote") OR EXISTS (SELECT FROM "lead")
   OR EXISTS (SELECT FROM "rights_request") OR EXISTS (SELECT FROM "syntage_request");

-- A legal text is published once a named person has read it. Those that are there are published already.
ALTER TABLE "legal_page" ADD COLUMN     "approved_at" TIMESTAMPTZ(3),
ADD COLUMN     "approved_by" TEXT,
ADD COLUMN     "approved_text" TEXT,
ADD COLUMN     "published" BOOLEAN NOT NULL DEFAULT true;

CREATE OR REPLACE FUNCTION search_source_legal() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT slug, title, body, NULL::timestamptz, NULL::timestamptz FROM legal_page WHERE published
$$;
