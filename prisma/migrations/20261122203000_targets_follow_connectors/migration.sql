-- A connector is owed events while it is on.
CREATE FUNCTION target_follows_connector() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE delivery_target SET is_on = TG_OP <> 'DELETE' AND NEW.is_on, paused_until = NULL, updated_at = now()
  WHERE kind = 'connector' AND name = coalesce(NEW.name, OLD.name);
  RETURN NULL;
END $$;
CREATE TRIGGER target_follows AFTER INSERT OR UPDATE OR DELETE ON "connector"
  FOR EACH ROW EXECUTE FUNCTION target_follows_connector();
