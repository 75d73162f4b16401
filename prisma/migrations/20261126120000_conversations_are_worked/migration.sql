-- AlterTable
ALTER TABLE "conversation" ADD COLUMN     "answer_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "owner_id" UUID,
ADD COLUMN     "rating_asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "waiting_since" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "conversation_note" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "staff_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversation_rating" (
    "conversation_id" UUID NOT NULL,
    "score" INTEGER NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "rated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_rating_pkey" PRIMARY KEY ("conversation_id")
);

-- CreateTable
CREATE TABLE "canned_answer" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "canned_answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversation_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "first_answer_hours" INTEGER NOT NULL DEFAULT 4,
    "next_answer_hours" INTEGER NOT NULL DEFAULT 8,
    "opens_at" TEXT NOT NULL DEFAULT '09:00',
    "closes_at" TEXT NOT NULL DEFAULT '18:00',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "conversation_note_conversation_id_created_at_idx" ON "conversation_note"("conversation_id", "created_at");

-- CreateIndex
CREATE INDEX "conversation_rating_rated_at_idx" ON "conversation_rating"("rated_at");

-- CreateIndex
CREATE UNIQUE INDEX "canned_answer_name_key" ON "canned_answer"("name");

-- CreateIndex
CREATE INDEX "conversation_waiting_since_id_idx" ON "conversation"("waiting_since", "id");

-- CreateIndex
CREATE INDEX "conversation_answer_due_at_id_idx" ON "conversation"("answer_due_at", "id");

-- CreateIndex
CREATE INDEX "conversation_owner_id_waiting_since_id_idx" ON "conversation"("owner_id", "waiting_since", "id");

-- CreateIndex
CREATE INDEX "conversation_state_rating_asked_at_closed_at_idx" ON "conversation"("state", "rating_asked_at", "closed_at");

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "staff_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_note" ADD CONSTRAINT "conversation_note_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_note" ADD CONSTRAINT "conversation_note_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_rating" ADD CONSTRAINT "conversation_rating_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;


INSERT INTO "conversation_settings" ("id") VALUES (1);
ALTER TABLE "conversation_settings"
  ADD CONSTRAINT "conversation_settings_one" CHECK (id = 1),
  ADD CONSTRAINT "conversation_settings_hours" CHECK (
    first_answer_hours BETWEEN 1 AND 80 AND next_answer_hours BETWEEN 1 AND 80 AND opens_at < closes_at
  );
ALTER TABLE "conversation_rating" ADD CONSTRAINT "conversation_rating_score" CHECK (score BETWEEN 1 AND 5);

-- Who waits already: since the first message that staff have not answered. No hour was promised them.
UPDATE "conversation" SET waiting_since = (
  SELECT min(asked.created_at) FROM "message" asked
  WHERE asked.conversation_id = conversation.id AND asked.author = 'customer' AND asked.created_at > coalesce(
    (SELECT max(said.created_at) FROM "message" said WHERE said.conversation_id = conversation.id AND said.author = 'staff'), '-infinity'
  )
) WHERE state = 'open';
