import type { FastifyInstance } from 'fastify';

/** Without the slash before it. */
export const REPORT_PATH = 'api/csp-reports';

/** As older and newer browsers send them. */
export const REPORT_TYPES = ['application/csp-report', 'application/reports+json'] as const;

/** A browser gathers a few; each is about a kilobyte. */
const MAX_REPORT_BYTES = 16 * 1024;

/** Reads reports as the JSON that they are. */
export function addReportParser(fastify: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES } as const;
  fastify.addContentTypeParser([...REPORT_TYPES], options, fastify.getDefaultJsonParser('error', 'error'));
}
