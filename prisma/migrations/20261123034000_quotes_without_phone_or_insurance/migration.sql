-- The e-mail address is enough for a quote and for a message, where the lender does not ask for a telephone.
ALTER TABLE "quote" ALTER COLUMN "contact_phone" DROP NOT NULL;
ALTER TABLE "lead" ALTER COLUMN "phone" DROP NOT NULL;

-- Whether the plan's optional insurance was left out.
ALTER TABLE "quote" ADD COLUMN "without_insurance" BOOLEAN NOT NULL DEFAULT false;
