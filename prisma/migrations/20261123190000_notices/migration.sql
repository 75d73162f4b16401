-- CreateEnum
CREATE TYPE "NoticeChannel" AS ENUM ('email', 'whatsapp', 'sms', 'push');

-- CreateEnum
CREATE TYPE "PushState" AS ENUM ('pending', 'sending', 'sent', 'failed', 'withheld');

-- AlterTable
ALTER TABLE "due_reminder" ALTER COLUMN "email_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "outbound_email" ADD COLUMN     "told_customer_id" UUID;

-- CreateTable
CREATE TABLE "notice_choice" (
    "customer_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" "NoticeChannel" NOT NULL,
    "wanted" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "notice_choice_pkey" PRIMARY KEY ("customer_id","kind","channel")
);

-- CreateTable
CREATE TABLE "quiet_hours" (
    "customer_id" UUID NOT NULL,
    "from_hour" INTEGER NOT NULL,
    "until_hour" INTEGER NOT NULL,
    "time_zone" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quiet_hours_pkey" PRIMARY KEY ("customer_id")
);

-- CreateTable
CREATE TABLE "push_keys" (
    "id" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_device" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "subscription" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_notice" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "device_id" UUID,
    "device_name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "said_as" TEXT,
    "state" "PushState" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT date_trunc('milliseconds'::text, clock_timestamp()),
    "locked_until" TIMESTAMPTZ(3),
    "give_up_at" TIMESTAMPTZ(3) NOT NULL,
    "last_error" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "about_kind" TEXT NOT NULL,
    "about_id" UUID NOT NULL,

    CONSTRAINT "push_notice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_device_fingerprint_key" ON "push_device"("fingerprint");

-- CreateIndex
CREATE INDEX "push_device_customer_id_idx" ON "push_device"("customer_id");

-- CreateIndex
CREATE INDEX "push_notice_state_next_attempt_at_idx" ON "push_notice"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "push_notice_customer_id_created_at_idx" ON "push_notice"("customer_id", "created_at");

-- CreateIndex
CREATE INDEX "push_notice_about_kind_about_id_idx" ON "push_notice"("about_kind", "about_id");

-- CreateIndex
CREATE INDEX "push_notice_device_id_idx" ON "push_notice"("device_id");

-- CreateIndex
CREATE INDEX "outbound_email_told_customer_id_created_at_idx" ON "outbound_email"("told_customer_id", "created_at");

-- AddForeignKey
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_notice" ADD CONSTRAINT "push_notice_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_notice" ADD CONSTRAINT "push_notice_device_id_fkey" FOREIGN KEY ("device_id") REFERENCES "push_device"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_told_customer_id_fkey" FOREIGN KEY ("told_customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What customers chose of mails meant everything they were told of it, by telephone too.
CREATE FUNCTION choose_notice(customer UUID, kind TEXT, choice BOOLEAN) RETURNS VOID LANGUAGE sql AS $$
  INSERT INTO notice_choice (customer_id, kind, channel, wanted)
  SELECT customer, kind, channel, choice FROM unnest(enum_range(NULL::"NoticeChannel")) channel
  ON CONFLICT (customer_id, kind, channel) DO UPDATE SET wanted = EXCLUDED.wanted, at = EXCLUDED.at
$$;
SELECT choose_notice(id, 'statements', false) FROM customer WHERE NOT notify_statements;
SELECT choose_notice(id, 'payments', false) FROM customer WHERE NOT notify_payments;
SELECT choose_notice(id, 'dueDates', false) FROM customer WHERE NOT notify_due_dates;
SELECT choose_notice(id, 'messages', false) FROM customer WHERE NOT notify_messages;

-- While the former release runs beside this one: what it writes is a choice for all channels, and it reads what was chosen for mail.
CREATE FUNCTION follow_former_choices() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.notify_statements IS DISTINCT FROM (CASE TG_OP WHEN 'INSERT' THEN true ELSE OLD.notify_statements END) THEN
    PERFORM choose_notice(NEW.id, 'statements', NEW.notify_statements);
  END IF;
  IF NEW.notify_payments IS DISTINCT FROM (CASE TG_OP WHEN 'INSERT' THEN true ELSE OLD.notify_payments END) THEN
    PERFORM choose_notice(NEW.id, 'payments', NEW.notify_payments);
  END IF;
  IF NEW.notify_due_dates IS DISTINCT FROM (CASE TG_OP WHEN 'INSERT' THEN true ELSE OLD.notify_due_dates END) THEN
    PERFORM choose_notice(NEW.id, 'dueDates', NEW.notify_due_dates);
  END IF;
  IF NEW.notify_messages IS DISTINCT FROM (CASE TG_OP WHEN 'INSERT' THEN true ELSE OLD.notify_messages END) THEN
    PERFORM choose_notice(NEW.id, 'messages', NEW.notify_messages);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_former_choices AFTER INSERT OR UPDATE OF notify_statements, notify_payments, notify_due_dates, notify_messages
  ON "customer" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION follow_former_choices();

CREATE FUNCTION keep_former_choices() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer SET
    notify_statements = CASE NEW.kind WHEN 'statements' THEN NEW.wanted ELSE notify_statements END,
    notify_payments = CASE NEW.kind WHEN 'payments' THEN NEW.wanted ELSE notify_payments END,
    notify_due_dates = CASE NEW.kind WHEN 'dueDates' THEN NEW.wanted ELSE notify_due_dates END,
    notify_messages = CASE NEW.kind WHEN 'messages' THEN NEW.wanted ELSE notify_messages END
  WHERE id = NEW.customer_id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_former_choices AFTER INSERT OR UPDATE ON "notice_choice"
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND NEW.channel = 'email') EXECUTE FUNCTION keep_former_choices();

-- Of mails that left before, whom they told: their address was the customer's, and the mail one that only customers get.
UPDATE outbound_email mail SET told_customer_id = customer.id FROM customer
WHERE mail.recipient = customer.email
  AND (mail.kind LIKE 'customers.%' OR mail.kind LIKE 'contracts.%' OR mail.kind LIKE 'tax-changes.%' OR mail.kind IN (
    'bill-requests.send-step', 'desk.send-outcome', 'messages.send-answer', 'papers.archive-ready', 'payments.send-kept-money',
    'payments.send-receipt', 'policies.send-decision', 'policies.send-receipt', 'policies.send-reminder',
    'signing.send-completed', 'signing.send-ended', 'signing.send-invitation', 'signing.send-reminder', 'statements.send-paper'
  ));

-- A notice to a device goes with what it is about, as mails do.
CREATE OR REPLACE FUNCTION forget_mails() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM outbound_email owed USING gone WHERE owed.about_kind = TG_TABLE_NAME AND owed.about_id = gone.id;
  DELETE FROM text_message owed USING gone WHERE owed.about_kind = TG_TABLE_NAME AND owed.about_id = gone.id;
  DELETE FROM text_message owed USING gone WHERE owed.agreed_kind = TG_TABLE_NAME AND owed.agreed_id = gone.id;
  DELETE FROM messaging_agreement said USING gone WHERE said.about_kind = TG_TABLE_NAME AND said.about_id = gone.id;
  DELETE FROM push_notice owed USING gone WHERE owed.about_kind = TG_TABLE_NAME AND owed.about_id = gone.id;
  RETURN NULL;
END $$;
