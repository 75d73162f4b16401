-- CreateTable
CREATE TABLE "sales_goals" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "quotes" INTEGER,
    "leads" INTEGER,
    "won" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sales_goals_pkey" PRIMARY KEY ("id")
);

INSERT INTO "sales_goals" ("id") VALUES (1);
ALTER TABLE "sales_goals"
  ADD CONSTRAINT "sales_goals_one" CHECK (id = 1),
  ADD CONSTRAINT "sales_goals_positive" CHECK (quotes > 0 AND leads > 0 AND won > 0);
