-- AlterTable
ALTER TABLE "collection_handover" ADD COLUMN     "return_mail_id" UUID;


-- What came back by itself until now was told of, by the first mail after it; no mail has the id of nil.
UPDATE "collection_handover" SET "return_mail_id" = coalesce(
  (SELECT id FROM "outbound_email" mail
    WHERE mail.kind = 'collections.send-returned-cases' AND mail.about_kind = 'collection_agency'
      AND mail.about_id = "collection_handover"."agency_id" AND mail.created_at >= "collection_handover"."ended_at"
    ORDER BY mail.created_at LIMIT 1),
  '00000000-0000-0000-0000-000000000000'
)
WHERE "ended_at" IS NOT NULL AND "end_reason" IN
  ('El despacho se suspendió.', 'Terminó el contrato con el despacho.', 'Terminó el plazo de la entrega.');
