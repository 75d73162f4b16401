-- CreateEnum
CREATE TYPE "RateChangeState" AS ENUM ('waiting', 'approved', 'rejected', 'withdrawn');

-- AlterTable
ALTER TABLE "plan_version" ADD COLUMN     "rate_change_id" UUID,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "rate_change" (
    "id" UUID NOT NULL,
    "folio" TEXT NOT NULL,
    "plan_slug" TEXT NOT NULL,
    "state" "RateChangeState" NOT NULL DEFAULT 'waiting',
    "rates" JSONB NOT NULL,
    "base_number" INTEGER NOT NULL,
    "effective_on" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "needs_approval" BOOLEAN NOT NULL,
    "maker_id" UUID NOT NULL,
    "checker_id" UUID,
    "withdrawn_by_id" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "rate_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_draft" (
    "plan_slug" TEXT NOT NULL,
    "staff_id" UUID NOT NULL,
    "rates" JSONB NOT NULL,
    "effective_on" DATE,
    "reason" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rate_draft_pkey" PRIMARY KEY ("plan_slug","staff_id")
);

-- CreateTable
CREATE TABLE "rate_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "approval_needed" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rate_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "rate_change_folio_key" ON "rate_change"("folio");

-- CreateIndex
CREATE INDEX "rate_change_state_created_at_id_idx" ON "rate_change"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "rate_change_plan_slug_created_at_id_idx" ON "rate_change"("plan_slug", "created_at", "id");

-- CreateIndex
CREATE INDEX "rate_change_created_at_id_idx" ON "rate_change"("created_at", "id");

-- CreateIndex
CREATE INDEX "rate_change_effective_on_id_idx" ON "rate_change"("effective_on", "id");

-- CreateIndex
CREATE UNIQUE INDEX "plan_version_rate_change_id_key" ON "plan_version"("rate_change_id");

-- AddForeignKey
ALTER TABLE "plan_version" ADD CONSTRAINT "plan_version_rate_change_id_fkey" FOREIGN KEY ("rate_change_id") REFERENCES "rate_change"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_change" ADD CONSTRAINT "rate_change_plan_slug_fkey" FOREIGN KEY ("plan_slug") REFERENCES "plan"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_change" ADD CONSTRAINT "rate_change_maker_id_fkey" FOREIGN KEY ("maker_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_change" ADD CONSTRAINT "rate_change_checker_id_fkey" FOREIGN KEY ("checker_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_change" ADD CONSTRAINT "rate_change_withdrawn_by_id_fkey" FOREIGN KEY ("withdrawn_by_id") REFERENCES "staff_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_draft" ADD CONSTRAINT "rate_draft_plan_slug_fkey" FOREIGN KEY ("plan_slug") REFERENCES "plan"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_draft" ADD CONSTRAINT "rate_draft_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Two people where it takes them, whatever the program does.
ALTER TABLE "rate_change"
  ADD CONSTRAINT "rate_change_two_people" CHECK ("checker_id" <> "maker_id"),
  ADD CONSTRAINT "rate_change_approved_by" CHECK ("state" <> 'approved' OR NOT "needs_approval" OR "checker_id" IS NOT NULL),
  ADD CONSTRAINT "rate_change_rejected_by" CHECK ("state" <> 'rejected' OR "checker_id" IS NOT NULL),
  ADD CONSTRAINT "rate_change_withdrawn_by" CHECK (("state" = 'withdrawn') = ("withdrawn_by_id" IS NOT NULL)),
  ADD CONSTRAINT "rate_change_decided" CHECK (("state" = 'waiting') = ("decided_at" IS NULL));

CREATE FUNCTION refuse_change_of_rate_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (OLD.state = 'waiting' OR (OLD.state = 'approved' AND NEW.state = 'withdrawn' AND OLD.checker_id IS NOT DISTINCT FROM NEW.checker_id)) OR
    (OLD.folio, OLD.plan_slug, OLD.rates, OLD.base_number, OLD.effective_on, OLD.reason, OLD.needs_approval, OLD.maker_id)
    IS DISTINCT FROM
    (NEW.folio, NEW.plan_slug, NEW.rates, NEW.base_number, NEW.effective_on, NEW.reason, NEW.needs_approval, NEW.maker_id)
  THEN
    RAISE EXCEPTION 'Rates that were proposed, and what was decided, are never changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER never_changed BEFORE UPDATE ON "rate_change" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_rate_change();

-- A version has the rates that were agreed to, and from its day on it stays as it is.
CREATE FUNCTION rates_are_agreed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.rate_change_id IS NOT NULL AND NEW.withdrawn_at IS NULL AND NOT EXISTS (
    SELECT FROM rate_change
    WHERE id = NEW.rate_change_id AND plan_slug = NEW.plan_slug AND state = 'approved' AND rates = NEW.rules -> 'rates'
  ) THEN
    RAISE EXCEPTION 'A version has the rates that were agreed to';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER rates_are_agreed BEFORE INSERT OR UPDATE ON "plan_version" FOR EACH ROW EXECUTE FUNCTION rates_are_agreed();

CREATE FUNCTION refuse_change_of_plan_version() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.effective_from <= now() OR OLD.withdrawn_at IS NOT NULL OR
    (OLD.plan_slug, OLD.number, OLD.effective_from, OLD.rules -> 'rates') IS DISTINCT FROM
    (NEW.plan_slug, NEW.number, NEW.effective_from, NEW.rules -> 'rates')
  THEN
    RAISE EXCEPTION 'A version of the rules is never changed once its day came, nor its rates and its day before that';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER never_changed BEFORE UPDATE ON "plan_version" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_plan_version();

INSERT INTO "rate_settings" ("id") VALUES (1);
ALTER TABLE "rate_settings" ADD CONSTRAINT "rate_settings_one" CHECK ("id" = 1);
