-- CreateTable
CREATE TABLE "account_view" (
    "id" UUID NOT NULL,
    "staff_session_id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "last_page" TEXT,

    CONSTRAINT "account_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "account_view_staff_session_id_idx" ON "account_view"("staff_session_id");

-- CreateIndex
CREATE INDEX "account_view_customer_id_idx" ON "account_view"("customer_id");

-- AddForeignKey
ALTER TABLE "account_view" ADD CONSTRAINT "account_view_staff_session_id_fkey" FOREIGN KEY ("staff_session_id") REFERENCES "auth_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_view" ADD CONSTRAINT "account_view_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;


