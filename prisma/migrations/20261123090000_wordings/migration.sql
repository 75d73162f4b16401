-- CreateTable
CREATE TABLE "wording" (
    "key" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" TEXT NOT NULL,

    CONSTRAINT "wording_pkey" PRIMARY KEY ("key")
);

-- Every page is made anew, and every process told, once a text is said otherwise (docs/decisions/018-ready-pages.md).
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "wording" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
