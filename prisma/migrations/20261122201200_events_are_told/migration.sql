-- CreateEnum
CREATE TYPE "DeliveryTargetKind" AS ENUM ('webhook', 'connector');

-- CreateEnum
CREATE TYPE "DeliveryState" AS ENUM ('pending', 'sending', 'delivered', 'failed');

-- CreateTable
CREATE TABLE "event" (
    "id" UUID NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "xact" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "type" TEXT NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_target" (
    "id" UUID NOT NULL,
    "kind" "DeliveryTargetKind" NOT NULL,
    "name" TEXT NOT NULL,
    "types" TEXT[],
    "is_on" BOOLEAN NOT NULL DEFAULT true,
    "url" TEXT,
    "secret" TEXT,
    "former_secret" TEXT,
    "former_until" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "times_away" INTEGER NOT NULL DEFAULT 0,
    "paused_until" TIMESTAMPTZ(3),
    "last_delivery_at" TIMESTAMPTZ(3),
    "gave_up_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "delivery_target_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "target_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "position" BIGINT NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "state" "DeliveryState" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT date_trunc('milliseconds', clock_timestamp()),
    "locked_until" TIMESTAMPTZ(3),
    "give_up_at" TIMESTAMPTZ(3) NOT NULL DEFAULT (clock_timestamp() + '3 days'::interval),
    "last_error" TEXT,
    "status" INTEGER,
    "duration_ms" INTEGER,
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "event_position_key" ON "event"("position");

-- CreateIndex
CREATE INDEX "event_xact_position_idx" ON "event"("xact", "position");

-- CreateIndex
CREATE INDEX "event_at_idx" ON "event"("at");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_target_kind_name_key" ON "delivery_target"("kind", "name");

-- CreateIndex
CREATE INDEX "delivery_created_at_idx" ON "delivery"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_target_id_event_id_key" ON "delivery"("target_id", "event_id");

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "delivery_target"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is to be delivered next is looked for among what is open, however much has been delivered.
CREATE INDEX "delivery_open_idx" ON "delivery" ("target_id", "position") WHERE "state" IN ('pending', 'sending');
CREATE INDEX "delivery_open_subject_idx" ON "delivery" ("target_id", "subject_kind", "subject_id", "position")
  WHERE "state" IN ('pending', 'sending');

-- What was told stays told.
CREATE TRIGGER never_changed BEFORE UPDATE OR DELETE ON "event" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "event" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
