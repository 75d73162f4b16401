import { Prisma } from '@flota/prisma';
import type { Database } from '../platform/database/prisma.service.js';
import type { Found } from './search-sections.js';
import type { SearchTerms } from './search-terms.js';

const OF_A_KIND = 6;
const IN_ALL = 40;
/** With fewer hits than this the phrase may be misspelt: words and titles that look like it are taken for it. */
const LITTLE = 3;
/** Share of common trigrams: "credto" and "segruo" still count as the words they were meant to be. */
const ALIKE = 0.33;
/** A slip adds or leaves out so many letters: "veler" is no "ver". */
const SLIP = 1;
/** Of `ts_rank`: a word says more of a short text than of a long one. */
const SHORT_FIRST = 1;
/**
 * What a visitor asks for is what they can choose, before what is written about it, and the small print last: of texts
 * that fit as well, that decides.
 */
const WEIGHTS: Readonly<Record<string, number>> = { plan: 1.2, vehicle: 1.2, legal: 0.6 };
/** So many of the words written anywhere are taken for a misspelt one. */
const MEANINGS = 3;

interface FoundDocument extends Found {
  /** Plain text, but for entities. */
  excerpt: string;
  /** Whether there is text before it, and after it. */
  startsLater: boolean;
  goesOn: boolean;
}

/**
 * The best documents, best first: those with all words of the phrase, in whatever number or gender, and before the
 * others those that are called so; then those whose title looks like it or that have the words it was meant to have.
 * Only what is published at that moment, whenever the view was refreshed.
 */
export function findDocuments(
  database: Database,
  { phrase, before, beginning }: SearchTerms,
  now: Date,
): Promise<FoundDocument[]> {
  const weight = Prisma.sql`coalesce((${JSON.stringify(WEIGHTS)}::jsonb ->> kind)::real, 1)`;
  const published = Prisma.sql`(published_from IS NULL OR published_from <= ${now}) AND (published_until IS NULL OR published_until > ${now})`;
  return database.$queryRaw`
    WITH wanted AS MATERIALIZED (
      SELECT websearch_to_tsquery('spanish_unaccent', ${phrase})
             || (websearch_to_tsquery('spanish_unaccent', ${before})
                 && to_tsquery('spanish_unaccent', CASE ${beginning} WHEN '' THEN '' ELSE ${beginning} || ':*' END)) AS words,
             lower(unaccent(${phrase})) AS plain
    ), by_words AS MATERIALIZED (
      SELECT document.kind, document.key,
             1 + ts_rank(document.words, wanted.words, ${SHORT_FIRST}::int)
               + similarity(document.plain_title, wanted.plain) AS rank
      FROM search_document document JOIN wanted ON document.words @@ wanted.words
      WHERE ${published}
    ), written AS MATERIALIZED (
      SELECT word FROM ts_stat('SELECT words FROM search_document')
      WHERE (SELECT count(*) FROM by_words) < ${LITTLE} AND word ~ '^[[:alnum:]]+$'
    ), meant AS MATERIALIZED (
      SELECT string_agg(nearest.words, ' & ')::tsquery AS words
      FROM wanted
        CROSS JOIN LATERAL unnest(to_tsvector('spanish_unaccent', wanted.plain)) AS asked
        CROSS JOIN LATERAL (
          SELECT '(' || string_agg(word, ' | ') || ')' AS words
          FROM (
            SELECT word FROM written
            WHERE similarity(word, asked.lexeme) >= ${ALIKE} AND abs(length(word) - length(asked.lexeme)) <= ${SLIP}
            ORDER BY similarity(word, asked.lexeme) DESC, word LIMIT ${MEANINGS}
          ) AS alike
        ) AS nearest
      HAVING bool_and(nearest.words IS NOT NULL)
    ), by_meaning AS (
      SELECT document.kind, document.key, ts_rank(document.words, meant.words, ${SHORT_FIRST}::int) AS rank
      FROM search_document document JOIN meant ON document.words @@ meant.words
      WHERE ${published}
    ), by_title AS (
      SELECT document.kind, document.key, strict_word_similarity(wanted.plain, plain_title) AS rank
      FROM search_document document CROSS JOIN wanted
      WHERE (SELECT count(*) FROM by_words) < ${LITTLE}
        AND strict_word_similarity(wanted.plain, plain_title) >= ${ALIKE}
        AND ${published}
    ), ranked AS (
      SELECT kind, key, max(rank) * ${weight} AS rank,
             row_number() OVER (PARTITION BY kind ORDER BY max(rank) DESC, key) AS place
      FROM (SELECT * FROM by_words UNION ALL SELECT * FROM by_title UNION ALL SELECT * FROM by_meaning) AS hits
      GROUP BY kind, key
    ), best AS (
      SELECT kind, key, rank FROM ranked WHERE place <= ${OF_A_KIND} ORDER BY rank DESC, kind, key LIMIT ${IN_ALL}
    )
    SELECT kind, key, title, faq.category_slug AS category, excerpt,
           NOT starts_with(body, excerpt) AS "startsLater",
           length(body) - length(excerpt) - strpos(body, excerpt) > 0 AS "goesOn"
    FROM best JOIN search_document USING (kind, key) CROSS JOIN wanted
      LEFT JOIN faq ON kind = 'faq' AND faq.id::text = key
      CROSS JOIN LATERAL (
        SELECT ts_headline('spanish_unaccent', body, wanted.words || coalesce((SELECT words FROM meant), ''::tsquery),
                           'StartSel="", StopSel="", MaxFragments=1, MaxWords=26, MinWords=14') AS excerpt
      ) AS headline
    ORDER BY rank DESC, kind, key`;
}
