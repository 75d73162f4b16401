import { ApiProblem } from '@flota/client';
import { describe, expect, it } from '@jest/globals';
import type { ErrorCode, FieldError } from '@flota/schemas';
import { fieldText } from '../../api/field-texts.js';
import { problemText } from '../../api/problem-texts.js';
import { contactFormSchema, EMPTY_CONTACT_FORM, readQuoteFailure } from './contact-form.js';

const problem = (status: number, code: ErrorCode, errors?: FieldError[], retryAfterSeconds?: number) =>
  new ApiProblem({ type: 'about:blank', title: '', status, code, correlationId: 'c-1', errors, retryAfterSeconds });

describe('contactFormSchema', () => {
  it('names every empty field by a code that has a Spanish text', () => {
    const { error } = contactFormSchema({ phoneRequired: true }).safeParse(EMPTY_CONTACT_FORM);
    // The form shows the first of a field.
    const firstOf = (field: string) => error?.issues.find(({ path }) => path.join('.') === field)?.message;
    expect(firstOf('contact.name')).toBe('NAME.REQUIRED');
    expect(firstOf('contact.email')).toBe('EMAIL.REQUIRED');
    expect(firstOf('contact.phone')).toBe('PHONE.REQUIRED');
    expect(firstOf('consent')).toBe('CONSENT.REQUIRED');
    for (const { message } of error?.issues ?? []) expect(fieldText(message)).not.toBe(fieldText('NO.SUCH_CODE'));
  });

  it('gives the server what was meant', () => {
    const form = {
      ...EMPTY_CONTACT_FORM,
      contact: { name: '  Ana  López ', email: ' ANA@Flota.MX ', phone: '55 1234 5678' },
      consent: true,
      whatsapp: false,
      sms: false,
    };
    expect(contactFormSchema({ phoneRequired: false }).parse(form)).toEqual({
      contact: { name: 'Ana López', email: 'ana@flota.mx', phone: '+525512345678' },
      consent: true,
      whatsapp: false,
      sms: false,
      website: '',
    });
  });
});

describe('a telephone', () => {
  const form = { ...EMPTY_CONTACT_FORM, contact: { name: 'Ana', email: 'ana@flota.mx', phone: '' }, consent: true };
  const issuesOf = (phoneRequired: boolean, changes: object = {}) =>
    contactFormSchema({ phoneRequired })
      .safeParse({ ...form, ...changes })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('may be left out unless the lender asks for it, or the visitor for word on it', () => {
    expect(contactFormSchema({ phoneRequired: false }).parse(form).contact).toEqual({
      name: 'Ana',
      email: 'ana@flota.mx',
    });
    expect(issuesOf(true)).toEqual(['contact.phone: PHONE.REQUIRED']);
    expect(issuesOf(false, { whatsapp: true })).toEqual(['contact.phone: PHONE.REQUIRED']);
  });

  it('that is there has to be one', () => {
    const contact = { ...form.contact, phone: '123' };
    expect(issuesOf(false, { contact })).toEqual(['contact.phone: PHONE.INVALID']);
  });
});

describe('readQuoteFailure', () => {
  it('puts what the server refused at its field, first code first, in the order of the form', () => {
    const failure = readQuoteFailure(
      problem(422, 'REQUEST.INVALID', [
        { field: 'contact.phone', code: 'PHONE.INVALID' },
        { field: 'contact.email', code: 'EMAIL.INVALID' },
        { field: 'contact.email', code: 'EMAIL.REQUIRED' },
      ]),
    );
    expect(failure).toMatchObject({
      fields: [
        { field: 'contact.email', code: 'EMAIL.INVALID' },
        { field: 'contact.phone', code: 'PHONE.INVALID' },
      ],
      message: null,
    });
  });

  it('says at the form what has no field there', () => {
    const failure = readQuoteFailure(
      problem(422, 'REQUEST.INVALID', [{ field: 'termMonths', code: 'TERM.NOT_OFFERED' }]),
    );
    expect(failure.fields).toEqual([]);
    expect(failure.message).toMatch(/paso anterior/);
  });

  it('says how long to wait', () => {
    expect(readQuoteFailure(problem(429, 'REQUEST.RATE_LIMITED', undefined, 600)).message).toMatch(/10 minutos/);
    expect(readQuoteFailure(problem(429, 'REQUEST.RATE_LIMITED', undefined, 20)).message).toMatch(/un minuto/);
  });

  it.each<[number, ErrorCode]>([
    [403, 'REQUEST.BOT_SUSPECTED'],
    [403, 'REQUEST.CSRF'],
    [409, 'RESOURCE.CONFLICT'],
    [422, 'IDEMPOTENCY.KEY_REUSED'],
  ])('%s %s asks to send again, never to reload what was typed away', (status, code) => {
    expect(readQuoteFailure(problem(status, code)).message).toMatch(/vuelva a enviar/i);
    expect(readQuoteFailure(problem(status, code)).message).not.toMatch(/recargue/i);
  });

  it('has a text for a server that is down and for an answer nobody can read', () => {
    expect(readQuoteFailure(problem(503, 'SERVER.UNAVAILABLE'))).toMatchObject({ correlationId: 'c-1', fields: [] });
    expect(readQuoteFailure(new SyntaxError('Unexpected token')).message).toBe(problemText('SERVER.ERROR'));
  });
});
