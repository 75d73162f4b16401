-- Pages say what is offered, and some of that hangs on an outside system being connected: they are made anew.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OF "is_on" OR DELETE ON "connector" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
