-- AlterTable
ALTER TABLE "vehicle_model" ADD COLUMN     "brochure_id" UUID,
ADD COLUMN     "photos" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "spec" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "vehicle_version" ADD COLUMN     "brochure_id" UUID,
ADD COLUMN     "photos" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "silhouette" TEXT,
ADD COLUMN     "spec" JSONB NOT NULL DEFAULT '{}';

-- AddForeignKey
ALTER TABLE "vehicle_model" ADD CONSTRAINT "vehicle_model_brochure_id_fkey" FOREIGN KEY ("brochure_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vehicle_version" ADD CONSTRAINT "vehicle_version_brochure_id_fkey" FOREIGN KEY ("brochure_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What a sheet says of a vehicle, in the words it is looked for by: "370 hp", "euro vi", "eléctrico".
CREATE FUNCTION vehicle_spec_words(spec JSONB) RETURNS TEXT LANGUAGE sql IMMUTABLE SET search_path = public AS $$
  SELECT concat_ws(' · ', public.json_text(spec), (spec->>'powerHp') || ' hp', (spec->>'seats') || ' pasajeros')
$$;

CREATE OR REPLACE FUNCTION search_source_vehicle() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT model.slug, concat_ws(' ', model.brand, model.name),
         concat_ws(' · ', type.name, model.segment,
                   (SELECT string_agg(concat_ws(' · ', version.name, vehicle_spec_words(version.spec)), ' · '
                                      ORDER BY version.position, version.name)
                    FROM vehicle_version version WHERE version.model_id = model.id),
                   vehicle_spec_words(model.spec)),
         model.published_from, model.published_until
  FROM vehicle_model model JOIN vehicle_type type ON type.slug = model.type_slug
$$;
