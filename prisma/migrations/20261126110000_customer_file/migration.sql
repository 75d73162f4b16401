-- DropIndex
DROP INDEX "auth_session_customer_id_idx";

-- CreateTable
CREATE TABLE "customer_task" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "due_on" DATE NOT NULL,
    "owner_id" UUID,
    "done_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_task_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "customer_task_customer_id_done_at_due_on_idx" ON "customer_task"("customer_id", "done_at", "due_on");

-- CreateIndex
CREATE INDEX "customer_task_owner_id_done_at_due_on_idx" ON "customer_task"("owner_id", "done_at", "due_on");

-- CreateIndex
CREATE INDEX "auth_session_customer_id_created_at_idx" ON "auth_session"("customer_id", "created_at");

-- CreateIndex
CREATE INDEX "contract_document_contract_id_issued_at_idx" ON "contract_document"("contract_id", "issued_at");

-- CreateIndex
CREATE INDEX "lead_email_created_at_idx" ON "lead"("email", "created_at");

-- CreateIndex
CREATE INDEX "statement_contract_id_issued_at_idx" ON "statement"("contract_id", "issued_at");

-- AddForeignKey
ALTER TABLE "customer_task" ADD CONSTRAINT "customer_task_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_task" ADD CONSTRAINT "customer_task_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "staff_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;


