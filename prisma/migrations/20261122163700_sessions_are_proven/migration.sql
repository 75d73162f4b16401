-- AlterTable
ALTER TABLE "auth_session" ADD COLUMN     "address" TEXT,
ADD COLUMN     "proven_at" TIMESTAMPTZ(3);

-- Sessions under way don't outlive the new absolute ends. One that the former version begins meanwhile has to prove
-- itself again before anything grave, and gets its end at its next refresh.
UPDATE "auth_session"
SET "expires_at" = LEAST("expires_at", "created_at" + CASE WHEN "staff_id" IS NULL THEN INTERVAL '90 days' ELSE INTERVAL '12 hours' END)
WHERE "ended_at" IS NULL;
