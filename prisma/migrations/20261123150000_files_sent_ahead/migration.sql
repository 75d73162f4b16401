-- CreateTable
CREATE TABLE "upload" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,
    "ready_at" TIMESTAMPTZ(3),
    "claimed_by" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_piece" (
    "upload_id" UUID NOT NULL,
    "at" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "upload_piece_pkey" PRIMARY KEY ("upload_id","at")
);

-- CreateIndex
CREATE INDEX "upload_customer_id_created_at_idx" ON "upload"("customer_id", "created_at");

-- CreateIndex
CREATE INDEX "upload_created_at_idx" ON "upload"("created_at");

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_piece" ADD CONSTRAINT "upload_piece_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Photographs are compressed already.
ALTER TABLE "upload_piece" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
