-- CreateEnum
CREATE TYPE "LeadStage" AS ENUM ('new', 'contacted', 'qualified', 'won', 'lost');

-- DropIndex
DROP INDEX "lead_state_created_at_id_idx";

-- AlterTable
ALTER TABLE "lead" ADD COLUMN     "answer_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "contract_id" UUID,
ADD COLUMN     "lost_note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "lost_reason" TEXT,
ADD COLUMN     "owner_id" UUID,
ADD COLUMN     "stage" "LeadStage" NOT NULL DEFAULT 'new',
ADD COLUMN     "stage_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "lead_task" (
    "id" UUID NOT NULL,
    "lead_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "due_on" DATE NOT NULL,
    "owner_id" UUID,
    "done_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lead_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "answer_hours" INTEGER NOT NULL DEFAULT 4,
    "opens_at" TEXT NOT NULL DEFAULT '09:00',
    "closes_at" TEXT NOT NULL DEFAULT '18:00',
    "shares_in_turn" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lead_taker" (
    "staff_id" UUID NOT NULL,
    "last_given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_taker_pkey" PRIMARY KEY ("staff_id")
);

-- CreateIndex
CREATE INDEX "lead_task_lead_id_due_on_idx" ON "lead_task"("lead_id", "due_on");

-- CreateIndex
CREATE INDEX "lead_task_owner_id_done_at_due_on_idx" ON "lead_task"("owner_id", "done_at", "due_on");

-- CreateIndex
CREATE INDEX "lead_stage_created_at_id_idx" ON "lead"("stage", "created_at", "id");

-- CreateIndex
CREATE INDEX "lead_stage_stage_at_id_idx" ON "lead"("stage", "stage_at", "id");

-- CreateIndex
CREATE INDEX "lead_stage_answer_due_at_id_idx" ON "lead"("stage", "answer_due_at", "id");

-- CreateIndex
CREATE INDEX "lead_owner_id_created_at_id_idx" ON "lead"("owner_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "lead_answer_due_at_id_idx" ON "lead"("answer_due_at", "id");

-- CreateIndex
CREATE INDEX "lead_contract_id_idx" ON "lead"("contract_id");

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "staff_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_task" ADD CONSTRAINT "lead_task_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_task" ADD CONSTRAINT "lead_task_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "staff_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_taker" ADD CONSTRAINT "lead_taker_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;


INSERT INTO "lead_settings" ("id") VALUES (1);
ALTER TABLE "lead_settings"
  ADD CONSTRAINT "lead_settings_one" CHECK (id = 1),
  ADD CONSTRAINT "lead_settings_hours" CHECK (answer_hours BETWEEN 1 AND 80 AND opens_at < closes_at);

-- What was closed may have been won or lost, which nobody wrote down: it is told apart by its reason.
UPDATE "lead" SET
  stage = (CASE state WHEN 'closed' THEN 'lost' ELSE state::text END)::"LeadStage",
  stage_at = CASE state WHEN 'new' THEN created_at ELSE updated_at END,
  lost_reason = CASE state WHEN 'closed' THEN 'unrecorded' END;

ALTER TABLE "lead"
  ADD CONSTRAINT "lead_lost_for_a_reason" CHECK ((stage = 'lost') = (lost_reason IS NOT NULL)),
  ADD CONSTRAINT "lead_won_as_contract" CHECK (contract_id IS NULL OR stage = 'won');

-- Notes were one text; each is an entry of the timeline now.
INSERT INTO "timeline_entry" (id, lead_id, source, reference, fact, at)
SELECT gen_random_uuid(), id, 'staff', 'notes:' || id, jsonb_build_object('kind', 'note', 'text', notes, 'by', NULL), updated_at
FROM "lead" WHERE notes <> '';

-- For one release: the former one reads and writes state and notes.
CREATE FUNCTION keep_former_lead_state() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  told BOOLEAN := CASE TG_OP WHEN 'INSERT' THEN NEW.state <> 'new' AND NEW.stage = 'new'
    ELSE NEW.state <> OLD.state AND NEW.stage = OLD.stage END;
BEGIN
  IF told THEN
    NEW.stage := (CASE NEW.state WHEN 'closed' THEN 'lost' ELSE NEW.state::text END)::"LeadStage";
    NEW.stage_at := now();
    NEW.lost_reason := CASE NEW.state WHEN 'closed' THEN 'unrecorded' END;
    NEW.lost_note := '';
    NEW.contract_id := NULL;
  ELSE
    NEW.state := (CASE NEW.stage WHEN 'new' THEN 'new' WHEN 'won' THEN 'closed' WHEN 'lost' THEN 'closed' ELSE 'contacted' END)::"LeadState";
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_former_lead_state BEFORE INSERT OR UPDATE OF "state", "stage" ON "lead"
  FOR EACH ROW EXECUTE FUNCTION keep_former_lead_state();

CREATE FUNCTION note_former_lead_notes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "timeline_entry" (id, lead_id, source, reference, fact, at)
  VALUES (gen_random_uuid(), NEW.id, 'staff', 'notes:' || gen_random_uuid(), jsonb_build_object('kind', 'note', 'text', NEW.notes, 'by', NULL), now());
  RETURN NULL;
END $$;
CREATE TRIGGER note_former_lead_notes AFTER UPDATE OF "notes" ON "lead" FOR EACH ROW
  WHEN (NEW.notes IS DISTINCT FROM OLD.notes AND NEW.notes <> '') EXECUTE FUNCTION note_former_lead_notes();

CREATE OR REPLACE FUNCTION adviser_leaves() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quote SET adviser_id = NULL, former_adviser = OLD.name WHERE adviser_id = OLD.id;
  UPDATE lead SET adviser_id = NULL WHERE adviser_id = OLD.id AND stage NOT IN ('won', 'lost');
  RETURN COALESCE(NEW, OLD);
END $$;
