-- CreateTable
CREATE TABLE "navigation" (
    "kind" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" TEXT NOT NULL,

    CONSTRAINT "navigation_pkey" PRIMARY KEY ("kind")
);

-- Every page is made anew once a menu is changed (docs/decisions/018-ready-pages.md).
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "navigation" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
