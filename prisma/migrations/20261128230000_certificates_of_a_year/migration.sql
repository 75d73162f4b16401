-- A ZIP of the certificates of a year, which are written as it is made.
ALTER TABLE "paper_archive" ADD COLUMN "certificates_year" INTEGER;
