-- AlterTable
ALTER TABLE "invoice" ADD COLUMN     "facts" JSONB;

-- CreateTable
CREATE TABLE "invoice_movement" (
    "invoice_id" UUID NOT NULL,
    "movement_id" UUID NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "linked_by_id" UUID,
    "removed_at" TIMESTAMPTZ(3),
    "removed_by_id" UUID,

    CONSTRAINT "invoice_movement_pkey" PRIMARY KEY ("invoice_id","movement_id")
);

-- CreateTable
CREATE TABLE "invoice_matching" (
    "contract_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,

    CONSTRAINT "invoice_matching_pkey" PRIMARY KEY ("contract_id")
);

-- CreateIndex
CREATE INDEX "invoice_movement_movement_id_idx" ON "invoice_movement"("movement_id");

-- CreateIndex
CREATE INDEX "movement_kind_value_on_idx" ON "movement"("kind", "value_on");

-- AddForeignKey
ALTER TABLE "invoice_movement" ADD CONSTRAINT "invoice_movement_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_movement" ADD CONSTRAINT "invoice_movement_movement_id_fkey" FOREIGN KEY ("movement_id") REFERENCES "movement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_matching" ADD CONSTRAINT "invoice_matching_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- An instalment's interest or rent that was paid has its invoice when the money has a receipt (P), or an invoice (I) that is
-- of that instalment's charge, or of the money alone. What was paid before a contract came in is history.
CREATE VIEW "uninvoiced_payment" AS
WITH live AS (
  SELECT link.movement_id, link.invoice_id, invoice.type, movement.kind, movement.instalment_number
  FROM invoice_movement link JOIN invoice ON invoice.id = link.invoice_id JOIN movement ON movement.id = link.movement_id
  WHERE link.removed_at IS NULL
)
SELECT movement.id, movement.contract_id, movement.kind, movement.value_on, movement.reference,
  abs(movement.amount) AS amount, lacking.interest, lacking.late_interest, lacking.vat
FROM movement JOIN contract ON contract.id = movement.contract_id
CROSS JOIN LATERAL (
  SELECT sum(paid.interest + paid.rent) AS interest, sum(paid.late_interest) AS late_interest, sum(paid.vat + paid.late_vat) AS vat
  FROM allocation paid
  WHERE paid.movement_id = movement.id AND paid.interest + paid.rent + paid.late_interest > 0 AND NOT EXISTS (
    SELECT FROM live WHERE live.movement_id = movement.id AND live.type = 'income' AND (
      EXISTS (SELECT FROM live charged WHERE charged.invoice_id = live.invoice_id AND charged.instalment_number = paid.instalment_number)
      OR NOT EXISTS (SELECT FROM live charged WHERE charged.invoice_id = live.invoice_id AND charged.kind NOT IN ('payment', 'application'))
    )
  )
) lacking
WHERE movement.kind IN ('payment', 'application') AND movement.reverses IS NULL
  AND NOT EXISTS (SELECT FROM movement back WHERE back.contract_id = movement.contract_id AND back.reverses = movement.sequence)
  AND NOT EXISTS (SELECT FROM live WHERE live.movement_id = movement.id AND live.type = 'payment')
  AND (contract.brought_in_on IS NULL OR movement.value_on > contract.brought_in_on)
  AND lacking.interest + lacking.late_interest > 0;
