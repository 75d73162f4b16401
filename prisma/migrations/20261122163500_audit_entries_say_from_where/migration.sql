-- An entry says from where, and may be of somebody who is not known, as a sign-in that failed.
ALTER TABLE "audit_entry" ADD COLUMN "address" TEXT,
ADD COLUMN "device" TEXT,
ALTER COLUMN "actor_id" DROP NOT NULL,
ALTER COLUMN "actor_email" DROP NOT NULL;
