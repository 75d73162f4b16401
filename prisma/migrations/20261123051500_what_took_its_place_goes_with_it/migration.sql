-- A cancellation with the motive 01 names what takes its place. Both go with their contract; that the name went first was refused, or not, by
-- the order in which rows happened to lie.
ALTER TABLE "cfdi_cancellation" DROP CONSTRAINT "cfdi_cancellation_replacement_id_fkey";
ALTER TABLE "cfdi_cancellation" ADD CONSTRAINT "cfdi_cancellation_replacement_id_fkey" FOREIGN KEY ("replacement_id") REFERENCES "issued_cfdi"("id") ON DELETE CASCADE ON UPDATE CASCADE;
