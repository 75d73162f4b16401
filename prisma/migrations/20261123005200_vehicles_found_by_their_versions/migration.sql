-- A visitor looks for the work a vehicle does, "camión de volteo": its versions say so.
CREATE OR REPLACE FUNCTION search_source_vehicle() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT model.slug, concat_ws(' ', model.brand, model.name),
         concat_ws(' · ', type.name, model.segment,
                   (SELECT string_agg(version.name, ' · ' ORDER BY version.position, version.name)
                    FROM vehicle_version version WHERE version.model_id = model.id)),
         model.published_from, model.published_until
  FROM vehicle_model model JOIN vehicle_type type ON type.slug = model.type_slug
$$;
