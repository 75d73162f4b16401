-- When a row of content was last written is no news by itself either: putting records in order writes all of them. But of a
-- vehicle it stands for its versions too, which are rows of their own.
DO $$
DECLARE
  of_table REGCLASS;
BEGIN
  FOREACH of_table IN ARRAY ARRAY['plan', 'distributor', 'banner', 'promotion', 'brand', 'alert', 'news_article', 'faq', 'faq_category', 'page',
    'legal_page', 'campaign', 'document', 'site_settings']::regclass[]
  LOOP
    PERFORM changes_are_told_no_more(of_table);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION content_is_told(of_table REGCLASS, kind TEXT, key_column TEXT) RETURNS VOID LANGUAGE sql AS $$
  SELECT changes_are_told(of_table, 'content.changed', 'content', key_column, key_column,
    jsonb_build_object('key', key_column), jsonb_build_object('kind', kind), '{search_text,updated_at}')
$$;
SELECT content_is_told('plan', 'plan-pages', 'slug');
SELECT content_is_told('distributor', 'distributors', 'slug');
SELECT content_is_told('banner', 'banners', 'id');
SELECT content_is_told('promotion', 'promotions', 'id');
SELECT content_is_told('brand', 'brands', 'slug');
SELECT content_is_told('alert', 'alerts', 'id');
SELECT content_is_told('news_article', 'news', 'slug');
SELECT content_is_told('faq', 'faqs', 'id');
SELECT content_is_told('faq_category', 'faq-categories', 'slug');
SELECT content_is_told('page', 'pages', 'slug');
SELECT content_is_told('legal_page', 'legal-pages', 'slug');
SELECT content_is_told('campaign', 'campaigns', 'slug');
SELECT content_is_told('document', 'documents', 'slug');
SELECT content_is_told('site_settings', 'settings', 'id');
