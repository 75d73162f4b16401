-- The content API keeps alerts as bytes, as it does everything else that is published.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "alert" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
