-- CreateEnum
CREATE TYPE "MessageChannel" AS ENUM ('whatsapp', 'sms');

-- CreateEnum
CREATE TYPE "TextState" AS ENUM ('pending', 'sending', 'sent', 'failed', 'withheld');

-- CreateEnum
CREATE TYPE "TextFate" AS ENUM ('sent', 'delivered', 'read', 'failed');

-- CreateEnum
CREATE TYPE "AgreementSource" AS ENUM ('profile', 'quote', 'answer');

-- CreateTable
CREATE TABLE "text_message" (
    "id" UUID NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "state" "TextState" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT date_trunc('milliseconds', clock_timestamp()),
    "locked_until" TIMESTAMPTZ(3),
    "give_up_at" TIMESTAMPTZ(3) NOT NULL,
    "last_error" TEXT,
    "reference" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "fate" "TextFate",
    "fate_at" TIMESTAMPTZ(3),
    "fate_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "about_kind" TEXT NOT NULL,
    "about_id" UUID NOT NULL,
    "agreed_kind" TEXT NOT NULL,
    "agreed_id" UUID NOT NULL,

    CONSTRAINT "text_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messaging_agreement" (
    "id" UUID NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "phone" TEXT NOT NULL,
    "agreed" BOOLEAN NOT NULL,
    "source" "AgreementSource" NOT NULL,
    "text" TEXT NOT NULL,
    "about_kind" TEXT,
    "about_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "messaging_agreement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbound_text" (
    "channel" "MessageChannel" NOT NULL,
    "reference" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inbound_text_pkey" PRIMARY KEY ("channel","reference")
);

-- CreateTable
CREATE TABLE "message_template" (
    "channel" "MessageChannel" NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "variables" TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_template_pkey" PRIMARY KEY ("channel","kind")
);

-- CreateIndex
CREATE INDEX "text_message_state_next_attempt_at_idx" ON "text_message"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "text_message_about_kind_about_id_idx" ON "text_message"("about_kind", "about_id");

-- CreateIndex
CREATE INDEX "text_message_agreed_kind_agreed_id_idx" ON "text_message"("agreed_kind", "agreed_id");

-- CreateIndex
CREATE INDEX "text_message_created_at_idx" ON "text_message"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "text_message_channel_reference_key" ON "text_message"("channel", "reference");

-- CreateIndex
CREATE INDEX "messaging_agreement_channel_phone_at_idx" ON "messaging_agreement"("channel", "phone", "at");

-- CreateIndex
CREATE INDEX "messaging_agreement_about_kind_about_id_idx" ON "messaging_agreement"("about_kind", "about_id");

-- CreateIndex
CREATE INDEX "inbound_text_channel_phone_at_idx" ON "inbound_text"("channel", "phone", "at");

-- CreateIndex
CREATE INDEX "inbound_text_at_idx" ON "inbound_text"("at");



-- What was agreed to is proof: it is added to, and goes with whom it names, but is never rewritten.
CREATE FUNCTION keep_agreement() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was agreed to is never changed';
END $$;
CREATE TRIGGER "keep_agreement" BEFORE UPDATE ON "messaging_agreement" FOR EACH ROW EXECUTE FUNCTION keep_agreement();

-- Messages name a person as mails do, and so does what was agreed to: all go with what they are about.
CREATE OR REPLACE FUNCTION forget_mails() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM outbound_email owed USING gone WHERE owed.about_kind = TG_TABLE_NAME AND owed.about_id = gone.id;
  DELETE FROM text_message owed USING gone WHERE owed.about_kind = TG_TABLE_NAME AND owed.about_id = gone.id;
  DELETE FROM text_message owed USING gone WHERE owed.agreed_kind = TG_TABLE_NAME AND owed.agreed_id = gone.id;
  DELETE FROM messaging_agreement said USING gone WHERE said.about_kind = TG_TABLE_NAME AND said.about_id = gone.id;
  RETURN NULL;
END $$;

-- Of a mail by itself, as no mail is about a mail: the trigger of all others would set itself off without an end.
CREATE FUNCTION forget_texts_of_mails() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM text_message owed USING gone WHERE owed.about_kind = TG_TABLE_NAME AND owed.about_id = gone.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_texts AFTER DELETE ON "outbound_email" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_texts_of_mails();
