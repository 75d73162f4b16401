-- The former release's notice of held statements names nothing: it is about the run that began last.
CREATE OR REPLACE FUNCTION former_subject(email outbound_email, OUT kind TEXT, OUT id UUID) LANGUAGE sql STABLE AS $$
  SELECT * FROM (VALUES
    ('one_time_link', email.one_time_link_id), ('auth_session', email.session_id), ('statement', email.statement_id),
    ('invoice', email.invoice_id), ('contract_document', email.contract_document_id), ('payment', email.payment_id),
    ('bill_request', email.bill_request_id), ('message', email.customer_message_id),
    ('rights_request', email.rights_request_id), ('lead', email.lead_id), ('quote', email.quote_id),
    ('customer', email.customer_id),
    ('statement_run', CASE WHEN email.kind = 'statements.send-held-notice'
      THEN (SELECT run.id FROM statement_run run ORDER BY run.started_at DESC LIMIT 1) END)
  ) AS subject (kind, id) WHERE subject.id IS NOT NULL LIMIT 1
$$;

UPDATE "outbound_email" SET ("about_kind", "about_id") = (SELECT * FROM former_subject("outbound_email"))
WHERE "about_kind" IS NULL;
