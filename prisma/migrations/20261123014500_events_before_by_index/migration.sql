-- What a transaction told before is looked for row by row. A plan that was made while the table was small read all of it for each:
-- thirty thousand customers at once took minutes.
ALTER FUNCTION order_event() SET enable_seqscan = off;
ALTER FUNCTION tell_changes() SET enable_seqscan = off;
