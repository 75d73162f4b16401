-- What was stored when there were two says `fisica` of every physical person: the tax regime tells who has business activity.
-- A migration of its own, since a new value of an enum can't be used by the transaction that adds it.
UPDATE "tax_profile" SET "person_type" = 'fisica_empresarial'
WHERE "person_type" = 'fisica' AND "regime" IN ('612', '621', '622', '625', '626');

UPDATE "customer" SET "person_type" = 'fisica_empresarial'
WHERE "person_type" = 'fisica'
  AND "id" IN (SELECT "customer_id" FROM "tax_profile" WHERE "person_type" = 'fisica_empresarial');
