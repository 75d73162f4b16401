-- CreateTable
CREATE TABLE "customer_passkey" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[],
    "backed_up" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "customer_passkey_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "customer_passkey_credential_id_key" ON "customer_passkey"("credential_id");

-- CreateIndex
CREATE INDEX "customer_passkey_customer_id_idx" ON "customer_passkey"("customer_id");

-- AddForeignKey
ALTER TABLE "customer_passkey" ADD CONSTRAINT "customer_passkey_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
