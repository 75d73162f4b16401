-- A link that was mailed to a mailbox, to all quotes that were made with it.
CREATE TABLE "quote_list_link" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quote_list_link_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "quote_list_link_expires_at_idx" ON "quote_list_link"("expires_at");
SELECT mails_go_with('quote_list_link');

CREATE INDEX "quote_contact_email_created_at_idx" ON "quote"("contact_email", "created_at");
