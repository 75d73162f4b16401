-- CreateTable
CREATE TABLE "staff_view" (
    "id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "resource" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "filter" JSONB NOT NULL,
    "sort_field" TEXT NOT NULL,
    "sort_order" TEXT NOT NULL,
    "hidden_columns" JSONB,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "staff_view_staff_id_resource_name_key" ON "staff_view"("staff_id", "resource", "name");

-- AddForeignKey
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- A list opens with one of them at most.
CREATE UNIQUE INDEX "staff_view_default_key" ON "staff_view"("staff_id", "resource") WHERE "is_default";
