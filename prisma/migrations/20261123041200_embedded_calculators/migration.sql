-- A distributor's own site may show the calculator in a frame, where staff let it.
ALTER TABLE "distributor" ADD COLUMN "logo" TEXT,
ADD COLUMN "embedded" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "embed_origins" TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE "quote" ADD COLUMN "channel" TEXT NOT NULL DEFAULT 'site';
