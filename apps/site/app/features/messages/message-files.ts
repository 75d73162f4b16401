import { type FieldCode, MESSAGE_FILE_MAX_BYTES, MESSAGE_MAX_FILES } from '@flota/schemas';
import { fileRefusal } from '../forms/index.js';

/** What is wrong with the files of a message, if anything. */
export function filesRefusal(files: readonly File[]): FieldCode | null {
  if (files.length > MESSAGE_MAX_FILES) return 'FILES.TOO_MANY';
  return files.map((file) => fileRefusal(file, MESSAGE_FILE_MAX_BYTES)).find((code) => code !== null) ?? null;
}

/** Where the general text of a code would leave the customer guessing. */
export const MESSAGE_ERRORS: Readonly<Record<string, string>> = {
  'text:TEXT.REQUIRED': 'Escriba su mensaje.',
  'text:TEXT.TOO_LONG': 'Acorte su mensaje a 4,000 caracteres.',
  'subject:SUBJECT.REQUIRED': 'Diga en pocas palabras de qué se trata.',
  'subject:TEXT.TOO_LONG': 'Acorte el asunto a 120 caracteres.',
  'files:FILE.TOO_LARGE': 'Cada archivo puede pesar hasta 8 MB. Quite el que pesa más o redúzcalo.',
  'files:FILE.TYPE_REFUSED': 'Adjunte solo archivos PDF, JPG o PNG.',
};
