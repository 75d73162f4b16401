-- CreateTable
CREATE TABLE "connector" (
    "name" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL DEFAULT false,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "secrets" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "connector_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "connector_call" (
    "id" UUID NOT NULL,
    "connector" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "reason" TEXT,
    "status" INTEGER,
    "ms" INTEGER NOT NULL,
    "attempts" INTEGER NOT NULL,
    "about_kind" TEXT,
    "about_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "connector_call_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "connector_call_connector_at_idx" ON "connector_call"("connector", "at" DESC);

-- CreateIndex
CREATE INDEX "connector_call_connector_outcome_at_idx" ON "connector_call"("connector", "outcome", "at" DESC);

-- CreateIndex
CREATE INDEX "connector_call_at_idx" ON "connector_call"("at");


