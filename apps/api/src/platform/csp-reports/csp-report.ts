import { z } from 'zod';

const MAX_TEXT = 2_000;
const text = z.string().max(MAX_TEXT).optional();

/** As `report-uri` sends it: one, with names that have hyphens. */
const oldReport = z.object({
  'csp-report': z.looseObject({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': z.number().optional(),
    disposition: text,
  }),
});

/** As `report-to` sends them: several, of all that a browser reports. */
const newReports = z
  .array(
    z.looseObject({
      type: text,
      body: z
        .looseObject({
          effectiveDirective: text,
          blockedURL: text,
          documentURL: text,
          sourceFile: text,
          lineNumber: z.number().nullish(),
          disposition: text,
        })
        .nullish(),
    }),
  )
  .max(20);

/** `POST /api/csp-reports`: what a browser stopped, or would have. */
export const cspReportsSchema = z.union([oldReport, newReports]);

/** What of a report is worth keeping, and is nobody's: no address as it was, for it may bear a token or what was typed. */
export interface Violation {
  directive: string;
  /** `inline`, `eval`, `trusted-types-sink`, … or the other server. */
  blocked: string;
  /** First part of the page's path, e.g. `/cotizacion`. */
  page: string;
  /** File and line that did it, as far as it is ours. */
  source: string;
  /** Nothing was stopped yet. */
  reportOnly: boolean;
}

export function violationsOf(reports: z.output<typeof cspReportsSchema>): Violation[] {
  if (Array.isArray(reports)) {
    return reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        directive: word(body?.effectiveDirective),
        blocked: serverOf(body?.blockedURL),
        page: pageOf(body?.documentURL),
        source: fileOf(body?.sourceFile, body?.lineNumber),
        reportOnly: body?.disposition === 'report',
      }));
  }
  const report = reports['csp-report'];
  return [
    {
      directive: word(report['effective-directive'] ?? report['violated-directive']),
      blocked: serverOf(report['blocked-uri']),
      page: pageOf(report['document-uri']),
      source: fileOf(report['source-file'], report['line-number']),
      reportOnly: report.disposition === 'report',
    },
  ];
}

const UNKNOWN = 'unknown';

/** The name of a directive; whatever else somebody sends is not written down. */
const word = (value: string | undefined) => /^[a-z-]{3,40}/.exec(value ?? '')?.[0] ?? UNKNOWN;

const serverOf = (value: string | undefined) =>
  value && URL.canParse(value) ? new URL(value).origin.slice(0, 100) : word(value);

const pageOf = (value: string | undefined) =>
  value && URL.canParse(value) ? (/^\/[a-z-]{0,40}/.exec(new URL(value).pathname)?.[0] ?? '/') : UNKNOWN;

const fileOf = (value: string | undefined, line: number | null | undefined) => {
  const name = value && URL.canParse(value) ? /[\w.-]{1,80}\.js$/.exec(new URL(value).pathname)?.[0] : undefined;
  return name ? `${name}:${line ?? 0}` : UNKNOWN;
};
