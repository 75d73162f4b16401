-- What was published can be gone back to: versions and their pictures are only ever added.
CREATE TRIGGER never_changed BEFORE UPDATE OR DELETE ON "brand_version" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_changed BEFORE UPDATE OR DELETE ON "brand_picture" FOR EACH ROW EXECUTE FUNCTION refuse_change();
