-- Numbers and names that an article had on a site before this one.
ALTER TABLE "news_article" ADD COLUMN "former_addresses" TEXT[] DEFAULT ARRAY[]::TEXT[];
