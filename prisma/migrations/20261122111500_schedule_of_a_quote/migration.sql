-- Nothing for the quotes that are there: theirs is stored when it is first read (docs/decisions/027).
ALTER TABLE "quote" ADD COLUMN "schedule" JSONB;
