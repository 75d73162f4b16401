import { z } from 'zod';
import { fieldCode } from './field-codes.js';

/*
 * Names come from strangers and stand in mails that go to mailboxes nobody proved: whoever may put an address, a telephone or
 * letters that are not seen into one can write to anybody in the lender's name.
 */

/** Not seen, or turns around how the rest is read: controls, bidi marks, zero-width signs, fillers; ends of lines. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]|\p{M}{3}/u;

/** Dots that browsers read as one in an address. */
const OTHER_DOTS = /[。．｡․]/u;

/**
 * What is meant as an address: `@`, a scheme, `www.`, a path, four numbers, or an ending that people know as one of
 * addresses. Others can't be told from abbreviations (`Fab.de Hielo`): those are parted below.
 */
const ADDRESS =
  /@|:\/|\/\/|\bwww\b|\d{1,3}(\.\d{1,3}){3}|[\p{L}\d]\.(com|net|org|mx|info|biz|app|dev|xyz|top|site|online|shop|store|link|click|live|club|page|web|io|co|me|ly|gl|cc|tv|ru|cn|us|eu|tk)(?![\p{L}\d.])/iu;

/** A telephone: eight digits or more that belong together. No model year, route or name of a company is that long. */
const TELEPHONE = /(?:\d[ .()-]{0,2}){8}/;

const SPACES = /\s+/gu;

/** `Ma.Elena`, `evil.quest`: with a space behind the dot it reads the same, and no mail program makes a link of it. */
const DOT_WITHIN = /(?<=[\p{L}\d])\.(?=\p{L}{2})/gu;

const hasLetterOrDigit = (name: string) => /[\p{L}\d]/u.test(name);
const isPlain = (name: string) => !ADDRESS.test(name) && !TELEPHONE.test(name);

/** A person's or company's name as they write it; runs of spaces folded. */
export const personNameSchema = z
  .string(fieldCode('NAME.REQUIRED'))
  .trim()
  .min(1, fieldCode('NAME.REQUIRED'))
  .min(2, fieldCode('NAME.TOO_SHORT'))
  .max(120, fieldCode('NAME.TOO_LONG'))
  .refine((name) => !UNSEEN.test(name) && !OTHER_DOTS.test(name) && hasLetterOrDigit(name), fieldCode('NAME.INVALID'))
  .refine(isPlain, fieldCode('NAME.HAS_ADDRESS'))
  .transform((name) => name.normalize('NFC').replace(DOT_WITHIN, '. ').replace(SPACES, ' '));
