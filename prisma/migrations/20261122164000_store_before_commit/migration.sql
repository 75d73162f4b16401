-- AlterTable
ALTER TABLE "stored_file" ADD COLUMN     "object" TEXT;

-- CreateTable
CREATE TABLE "pending_object" (
    "object" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doomed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "pending_object_pkey" PRIMARY KEY ("object")
);

-- CreateIndex
CREATE INDEX "pending_object_created_at_idx" ON "pending_object"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "stored_file_object_key" ON "stored_file"("object");
