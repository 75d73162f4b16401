-- A plan that has rules and isn't quoted any more was withdrawn: nobody is led to it.
CREATE OR REPLACE FUNCTION search_source_plan() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT slug, title,
         concat_ws(' ', summary, summary_hover, json_text(options), json_text(faqs),
                   json_text(page - '{seoDescription,seoKeywords}'::text[])), NULL::timestamptz, NULL::timestamptz
  FROM plan
  WHERE quotable OR NOT EXISTS (SELECT FROM plan_version WHERE plan_slug = plan.slug)
$$;
