-- The same rows, each found by the indexes of its own links: a list of a month looks at the payments of that month and at
-- nothing else.
CREATE OR REPLACE VIEW "uninvoiced_payment" AS
SELECT movement.id, movement.contract_id, movement.kind, movement.value_on, movement.reference,
  abs(movement.amount) AS amount, lacking.interest, lacking.late_interest, lacking.vat
FROM movement
CROSS JOIN LATERAL (
  SELECT sum(paid.interest + paid.rent) AS interest, sum(paid.late_interest) AS late_interest, sum(paid.vat + paid.late_vat) AS vat
  FROM allocation paid
  WHERE paid.movement_id = movement.id AND paid.interest + paid.rent + paid.late_interest > 0
    -- An invoice of the money covers the instalments whose charge it is of as well, or all of them when it is of no charge.
    AND NOT coalesce((
      SELECT bool_or(coalesce((
        SELECT bool_or(coalesce(charge.instalment_number = paid.instalment_number, true))
        FROM invoice_movement charged JOIN movement charge ON charge.id = charged.movement_id
        WHERE charged.invoice_id = link.invoice_id AND charged.removed_at IS NULL AND charge.kind NOT IN ('payment', 'application')
      ), true))
      FROM invoice_movement link JOIN invoice ON invoice.id = link.invoice_id
      WHERE link.movement_id = movement.id AND link.removed_at IS NULL AND invoice.type = 'income'
    ), false)
) lacking
WHERE movement.kind IN ('payment', 'application') AND movement.reverses IS NULL
  AND (SELECT back.id FROM movement back WHERE back.contract_id = movement.contract_id AND back.reverses = movement.sequence) IS NULL
  AND coalesce((
    SELECT bool_or(invoice.type = 'payment')
    FROM invoice_movement link JOIN invoice ON invoice.id = link.invoice_id
    WHERE link.movement_id = movement.id AND link.removed_at IS NULL
  ), false) = false
  AND movement.value_on > coalesce((SELECT brought_in_on FROM contract WHERE contract.id = movement.contract_id), '-infinity')
  AND lacking.interest + lacking.late_interest > 0;
