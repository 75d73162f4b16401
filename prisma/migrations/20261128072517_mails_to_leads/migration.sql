-- CreateTable
CREATE TABLE "lead_mail_template" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_mail_template_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lead_mail" (
    "id" UUID NOT NULL,
    "lead_id" UUID NOT NULL,
    "template_name" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "reply_to" TEXT NOT NULL,
    "by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_stop" (
    "address" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by_id" UUID,

    CONSTRAINT "mail_stop_pkey" PRIMARY KEY ("address")
);

-- CreateIndex
CREATE UNIQUE INDEX "lead_mail_template_name_key" ON "lead_mail_template"("name");

-- CreateIndex
CREATE INDEX "lead_mail_lead_id_created_at_idx" ON "lead_mail"("lead_id", "created_at");

-- AddForeignKey
ALTER TABLE "lead_mail" ADD CONSTRAINT "lead_mail_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_stop" ADD CONSTRAINT "mail_stop_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "rights_request_email_created_at_idx" ON "rights_request"("email", "created_at");


SELECT mails_go_with('lead_mail');
