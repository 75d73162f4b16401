-- CreateTable
CREATE TABLE "refund_request" (
    "id" UUID NOT NULL,
    "contract_id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "clabe" TEXT NOT NULL,
    "conversation_id" UUID NOT NULL,
    "desk_request_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "refund_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "refund_request_conversation_id_key" ON "refund_request"("conversation_id");

-- CreateIndex
CREATE UNIQUE INDEX "refund_request_desk_request_id_key" ON "refund_request"("desk_request_id");

-- CreateIndex
CREATE INDEX "refund_request_contract_id_created_at_idx" ON "refund_request"("contract_id", "created_at");

-- CreateIndex
CREATE INDEX "refund_request_customer_id_idx" ON "refund_request"("customer_id");

-- AddForeignKey
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_desk_request_id_fkey" FOREIGN KEY ("desk_request_id") REFERENCES "desk_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- One of a contract at a time: the next can be asked for once this one was refunded or closed.
CREATE UNIQUE INDEX "refund_request_open" ON "refund_request"("contract_id") WHERE "settled_at" IS NULL;
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_amount" CHECK ("amount" > 0);
