-- CreateEnum
CREATE TYPE "StatementRunStartKind" AS ENUM ('first', 'again', 'retry');

-- CreateTable
CREATE TABLE "statement_run_start" (
    "id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "kind" "StatementRunStartKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "staff_id" UUID,
    "reason" TEXT NOT NULL DEFAULT '',
    "statements" INTEGER,

    CONSTRAINT "statement_run_start_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "statement_run_start_run_id_at_idx" ON "statement_run_start"("run_id", "at");

-- AddForeignKey
ALTER TABLE "statement_run_start" ADD CONSTRAINT "statement_run_start_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "statement_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Each start there was, as far as the audit log tells: a later one overwrote who had started the run, and when. A run of
-- which statements went out before staff first asked for it was started by the schedule.
CREATE TEMPORARY TABLE known_start ON COMMIT DROP AS
SELECT run.id AS run_id, entry.action, entry.at, entry.actor_id AS staff_id,
  row_number() OVER (PARTITION BY run.id ORDER BY entry.at, entry.id) AS place,
  (SELECT min(statement.issued_at) FROM statement_item item JOIN statement ON statement.id = item.statement_id
    WHERE item.run_id = run.id) AS first_issued_at
FROM statement_run run JOIN audit_entry entry ON entry.resource = 'statement-runs' AND entry.record_id = run.id::TEXT
WHERE entry.action IN ('create', 'retry');

INSERT INTO "statement_run_start" ("id", "run_id", "kind", "at", "staff_id")
SELECT gen_random_uuid(), run_id,
  (CASE WHEN action = 'retry' THEN 'retry' WHEN place = 1 AND coalesce(first_issued_at >= at, true) THEN 'first'
    ELSE 'again' END)::"StatementRunStartKind", at, staff_id
FROM known_start;

INSERT INTO "statement_run_start" ("id", "run_id", "kind", "at", "staff_id")
SELECT gen_random_uuid(), run.id, 'first', coalesce(least(known.first_issued_at, known.at, run.started_at), run.started_at),
  CASE WHEN known.run_id IS NULL THEN run.started_by END
FROM statement_run run LEFT JOIN known_start known ON known.run_id = run.id AND known.place = 1
WHERE NOT EXISTS (SELECT FROM "statement_run_start" WHERE run_id = run.id AND kind = 'first');

UPDATE "statement_run" SET started_at = first.at, started_by = first.staff_id
FROM "statement_run_start" first WHERE first.run_id = "statement_run".id AND first.kind = 'first';
