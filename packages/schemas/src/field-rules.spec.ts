import { describe, expect, it } from '@jest/globals';
import { newBillHandoverSchema } from './account/bill-handovers.js';
import { statementRetrySchema } from './account/statements.js';
import { CONTENT } from './kinds/index.js';
import { fieldRules } from './field-rules.js';

describe('fieldRules', () => {
  it.each([
    ['title', { required: true, maxLength: 120 }],
    ['subtitle', { required: false, maxLength: 240 }],
    ['footerText', { required: false, maxLength: 80 }],
    ['image', { required: true, maxLength: undefined }],
    ['publishedFrom', { required: false, maxLength: undefined }],
    ['nothing', { required: false }],
  ])('reads what the schema says of %s', (path, rules) => {
    expect(fieldRules(CONTENT.banners.schema, path)).toEqual(rules);
  });

  it('finds a field in the kind that has it', () => {
    expect(fieldRules(newBillHandoverSchema, 'receiverName')).toEqual({ required: true, maxLength: 120 });
    expect(fieldRules(newBillHandoverSchema, 'carrier')).toEqual({ required: true, maxLength: 80 });
    expect(fieldRules(newBillHandoverSchema, 'nothing')).toEqual({ required: false });
  });

  it('sees a field of what may be left out as a whole', () => {
    expect(fieldRules(statementRetrySchema, 'reason')).toMatchObject({ maxLength: 500 });
  });

  it('goes into lists and objects', () => {
    expect(fieldRules(CONTENT.brands.schema, 'sections.3.title')).toEqual({ required: true, maxLength: 120 });
    expect(fieldRules(CONTENT['plan-pages'].schema, 'page.requirements.fisica.0')).toEqual({
      required: true,
      maxLength: 300,
    });
  });
});
