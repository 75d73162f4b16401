-- CreateEnum
CREATE TYPE "ReminderWay" AS ENUM ('email', 'phone', 'push');

-- CreateEnum
CREATE TYPE "ReminderAutomatic" AS ENUM ('any', 'with', 'without');

-- CreateTable
CREATE TABLE "reminder_step" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "days" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 1,
    "ways" "ReminderWay"[],
    "subject" TEXT,
    "body" TEXT,
    "amount_from" DECIMAL(14,2),
    "amount_to" DECIMAL(14,2),
    "ages" TEXT[],
    "waits_for_promise" BOOLEAN NOT NULL DEFAULT true,
    "automatic" "ReminderAutomatic" NOT NULL DEFAULT 'any',
    "person_types" "PersonType"[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminder_step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reminder_step_version" (
    "step_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminder_step_version_pkey" PRIMARY KEY ("step_id","version")
);

-- CreateIndex
CREATE UNIQUE INDEX "reminder_step_name_key" ON "reminder_step"("name");

-- CreateIndex
CREATE INDEX "reminder_step_days_position_id_idx" ON "reminder_step"("days", "position", "id");

-- AddForeignKey
ALTER TABLE "reminder_step_version" ADD CONSTRAINT "reminder_step_version_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "reminder_step"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_step_version" ADD CONSTRAINT "reminder_step_version_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "staff_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What reminded until now: five days before, of everything, in the product's words.
INSERT INTO "reminder_step" ("id", "name", "days", "ways", "ages", "waits_for_promise", "person_types", "updated_at")
VALUES ('0198a000-0000-7000-8000-0000000000d5', 'Cinco días antes', -5, '{email,phone,push}', '{}', false, '{}', now());
INSERT INTO "reminder_step_version" ("step_id", "version", "content")
VALUES ('0198a000-0000-7000-8000-0000000000d5', 1, '{
  "name": "Cinco días antes", "active": true, "days": -5, "position": 1, "ways": ["email", "phone", "push"],
  "subject": null, "body": null, "amountFrom": null, "amountTo": null, "ages": [], "waitsForPromise": false,
  "automatic": "any", "personTypes": []
}');

-- What was told so far was told by it, as is what the former release tells meanwhile.
ALTER TABLE "due_reminder" DROP CONSTRAINT "due_reminder_pkey",
ADD COLUMN     "days" INTEGER NOT NULL DEFAULT -5,
ADD COLUMN     "step_id" UUID NOT NULL DEFAULT '0198a000-0000-7000-8000-0000000000d5',
ADD COLUMN     "step_version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "told_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD CONSTRAINT "due_reminder_pkey" PRIMARY KEY ("contract_id", "due_on", "step_id");
-- Nobody wrote down when; a mail knows it.
UPDATE "due_reminder" SET "told_at" = mail."created_at" FROM "outbound_email" mail WHERE mail."id" = "due_reminder"."email_id";

-- CreateIndex
CREATE INDEX "due_reminder_step_id_idx" ON "due_reminder"("step_id");

-- AddForeignKey
ALTER TABLE "due_reminder" ADD CONSTRAINT "due_reminder_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "reminder_step"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "reminder_step" ADD CONSTRAINT "reminder_step_days" CHECK (days <> 0 AND days BETWEEN -30 AND 180);

-- What a version said is what was told: it is added to and stays.
CREATE FUNCTION reminder_versions_stay() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.step_id IS DISTINCT FROM OLD.step_id OR NEW.version IS DISTINCT FROM OLD.version OR NEW.content IS DISTINCT FROM OLD.content THEN
    RAISE EXCEPTION 'A version of a reminder never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER reminder_versions_stay BEFORE UPDATE ON "reminder_step_version"
FOR EACH ROW EXECUTE FUNCTION reminder_versions_stay();
