// Runs on a thread of the pool in src/platform/pdf. Plain JavaScript, so that the same file serves sources and build.
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a lender may choose (packages/schemas/src/brand/fonts.ts), each as texts and headings are set in it. */
const FAMILIES = {
  archivo: 'Archivo',
  figtree: 'Figtree',
  inter: 'Inter',
  lora: 'Lora',
  manrope: 'Manrope',
  montserrat: 'Montserrat',
  outfit: 'Outfit',
  'public-sans': 'PublicSans',
  'source-sans-3': 'SourceSans3',
  'work-sans': 'WorkSans',
};
const WEIGHTS = ['400Regular', '500Medium', '600SemiBold', '700Bold'];

const FONTS = Object.entries(FAMILIES).flatMap(([name, file]) =>
  WEIGHTS.map((weight) => `@expo-google-fonts/${name}/${weight}/${file}_${weight}.ttf`),
);

// Only these files, never the machine's fonts: a document looks the same wherever it is made.
const fontPaths = FONTS.map((file) => dirname(fileURLToPath(import.meta.resolve(file))));

const LETTER_WITHOUT_FONT = /could not be displayed with font/;

const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths }] });

/** Sets `<template>.typ` with `inputs` (texts, seen as `sys.inputs`) and answers the bytes of the PDF. */
export default function render({ template, inputs }) {
  const source = { mainFilePath: join(import.meta.dirname, `${template}.typ`), inputs };
  try {
    // From source to bytes in one call: a compiled document that is handed out is a megabyte that V8 knows nothing of
    // and is in no hurry to free.
    return compiler.pdf(source, { pdfStandard: 'ua-1' });
  } catch (error) {
    // PDF/UA forbids a letter that no font has. A name in another script must not cost the customer the document:
    // it goes out tagged as ever, with a box for that letter and without the claim of the standard.
    if (LETTER_WITHOUT_FONT.test(error.message)) return compiler.pdf(source);
    throw new Error(error.message || diagnosis(source));
  } finally {
    // Typst remembers every piece it ever set, about a megabyte a document.
    compiler.evictCache(0);
  }
}

/** Why `source` does not compile: the error of `pdf` has no message then, only a second look has. */
function diagnosis(source) {
  const found = compiler.compile(source).takeDiagnostics()?.shortDiagnostics ?? [];
  return found.map(({ message }) => message).join('; ') || 'Typst gave no reason';
}
