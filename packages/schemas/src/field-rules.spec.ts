import { describe, expect, it } from '@jest/globals';
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

  it('goes into lists and objects', () => {
    expect(fieldRules(CONTENT.brands.schema, 'sections.3.title')).toEqual({ required: true, maxLength: 120 });
    expect(fieldRules(CONTENT['plan-pages'].schema, 'page.requirements.fisica.0')).toEqual({
      required: true,
      maxLength: 300,
    });
  });
});
