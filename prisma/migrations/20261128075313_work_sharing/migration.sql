-- CreateEnum
CREATE TYPE "SharedWork" AS ENUM ('leads', 'conversations', 'collections');

-- CreateTable
CREATE TABLE "share_rule" (
    "id" UUID NOT NULL,
    "work" "SharedWork" NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "position" SERIAL NOT NULL,
    "kinds" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "plans" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "states" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "distributors" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "contract_kinds" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "ages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "amount_from" DECIMAL(14,2),
    "amount_to" DECIMAL(14,2),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "share_rule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "share_rule_person" (
    "rule_id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "last_given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "share_rule_person_pkey" PRIMARY KEY ("rule_id","staff_id")
);

-- CreateTable
CREATE TABLE "staff_absence" (
    "staff_id" UUID NOT NULL,
    "until" DATE,

    CONSTRAINT "staff_absence_pkey" PRIMARY KEY ("staff_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "share_rule_name_key" ON "share_rule"("name");

-- CreateIndex
CREATE INDEX "share_rule_person_staff_id_idx" ON "share_rule_person"("staff_id");

-- AddForeignKey
ALTER TABLE "share_rule_person" ADD CONSTRAINT "share_rule_person_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "share_rule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_rule_person" ADD CONSTRAINT "share_rule_person_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_absence" ADD CONSTRAINT "staff_absence_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;


