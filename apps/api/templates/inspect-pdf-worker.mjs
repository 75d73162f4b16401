/*
 * Says whether a PDF could do anything but be read. Runs on a thread of its own: a hostile file takes this thread's time
 * and memory, and no request's.
 *
 * Every object that stands anywhere in the file is looked at, also those inside compressed object streams, those that
 * nothing refers to and those that a later revision replaced: readers differ in which they take.
 */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { readSync } from 'node:fs';
import { constants, inflateSync } from 'node:zlib';

/** All object streams of a file together: of ten megabytes, ten times as much. Pictures are not unpacked. */
const MAX_UNPACKED = 100 * 1024 * 1024;
/** Deeper than any writer nests them. */
const MAX_DEPTH = 200;

/** Of one file after the other: a new one for each would wait for the garbage collector. */
let held = Buffer.alloc(0);

const name = (/** @type {string} */ text) => PDFName.of(text);
const named = (/** @type {string[]} */ ...texts) => new Set(texts.map(name));

/** What an action does: all but going to a page, a web address, a named place of the reader, and the like. */
const ACTIONS = named(
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
  'GoTo3DView',
);
const ANNOTATIONS = named('RichMedia', '3D', 'Screen', 'Movie', 'Sound', 'FileAttachment');

/**
 * @param {{ fd: number, size: number }} file
 * @returns {Promise<'quiet' | 'active' | 'protected' | 'unreadable'>}
 */
export default async function inspect({ fd, size }) {
  if (size > held.length) held = Buffer.alloc(size);
  const bytes = held.subarray(0, readSync(fd, held, 0, size, 0));
  const plain = await parse(bytes);
  const isEncrypted = plain.context.trailerInfo.Encrypt || plain.objects.some(isEncryptedXref);
  const cipher = isEncrypted ? await cipherOf(bytes) : undefined;
  if (isEncrypted && !cipher) return 'protected';
  const { objects, context, isBroken } = cipher ? await parse(bytes, cipher) : plain;
  if (isBroken) return 'unreadable';
  const resolve = (/** @type {unknown} */ value) => (value instanceof PDFRef ? context.lookup(value) : value);
  return objects.some((object) => isActive(object, resolve, 0)) ? 'active' : 'quiet';
}

/** @typedef {NonNullable<ConstructorParameters<typeof PDFParser>[5]>} Cipher */

/**
 * What opens a file that asks for no password and only says what a reader should not let one do, as banks send
 * them. The library gives it to no one but the parser that it makes itself, and so it is taken from there.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<Cipher | undefined>} none where a password is asked for, or for an unknown way of encryption
 */
async function cipherOf(bytes) {
  const { forBytesWithOptions } = PDFParser;
  /** @type {Cipher | undefined} */
  let cipher;
  PDFParser.forBytesWithOptions = (...options) => {
    cipher = options[5];
    if (cipher) throw new Error('Enough is known');
    return forBytesWithOptions(...options);
  };
  try {
    await PDFDocument.load(bytes, { password: '', parseSpeed: Infinity });
  } catch {
    // By our own error, with the cipher; or by one of the library's, without.
  } finally {
    PDFParser.forBytesWithOptions = forBytesWithOptions;
  }
  return cipher;
}

/**
 * @param {Uint8Array} bytes
 * @param {Cipher} [cipher]
 */
async function parse(bytes, cipher) {
  const parser = PDFParser.forBytesWithOptions(bytes, Infinity, false, false, true, cipher);
  // Pictures are looked past, not copied. What is decrypted is a copy of its own.
  if (!cipher) parser.bytes.slice = (start, end) => bytes.subarray(start, end);
  /** @type {unknown[]} */
  const objects = [];
  let isBroken = false;
  let left = MAX_UNPACKED;

  const parseObject = parser.parseObject.bind(parser);
  /** Tables of objects are never encrypted, and the library deciphers them all the same. */
  const parseDeciphered = (/** @type {PDFRef | undefined} */ ref) => {
    const start = parser.bytes.offset();
    const object = parseObject(ref);
    if (!cipher || !(object instanceof PDFRawStream) || typeOf(object) !== name('XRef')) return object;
    parser.bytes.moveTo(start);
    return parseObject();
  };
  parser.parseObject = (ref) => {
    const object = parseDeciphered(ref);
    if (!(object instanceof PDFRawStream) || !isUnpackedHere(object)) return object;
    try {
      const unpacked = unpack(object, left);
      left -= unpacked.contents.length;
      return unpacked;
    } catch (error) {
      isBroken = true;
      throw error;
    }
  };
  const assign = parser.context.assign.bind(parser.context);
  parser.context.assign = (ref, object) => {
    objects.push(object);
    // What can't be understood here may be by some reader.
    if (object instanceof PDFInvalidObject) isBroken = true;
    assign(ref, object);
  };
  try {
    await parser.parseDocument();
  } catch {
    isBroken = true;
  }
  return { objects, context: parser.context, isBroken };
}

const typeOf = (/** @type {PDFRawStream} */ { dict }) => dict.lookup(name('Type'));

const isUnpackedHere = (/** @type {PDFRawStream} */ stream) => [name('ObjStm'), name('XRef')].includes(typeOf(stream));

/**
 * In the one way that writers pack them, and no further than `most` bytes.
 * @param {PDFRawStream} stream
 * @param {number} most
 */
function unpack({ dict, contents }, most) {
  const filter = dict.lookup(name('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  if (filters.length === 0) return PDFRawStream.of(dict, contents);
  if (filters.length > 1 || filters[0] !== name('FlateDecode')) throw new Error('Packed in an unusual way');
  const bytes = inflateSync(contents, {
    maxOutputLength: Math.max(1, most),
    // Readers don't mind a missing checksum.
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  dict.delete(name('Filter'));
  dict.delete(name('DecodeParms'));
  return PDFRawStream.of(dict, bytes);
}

const isEncryptedXref = (/** @type {unknown} */ object) =>
  object instanceof PDFStream && object.dict.has(name('Encrypt'));

/**
 * @param {unknown} object
 * @param {(value: unknown) => unknown} resolve
 * @param {number} depth
 * @returns {boolean}
 */
function isActive(object, resolve, depth) {
  if (depth > MAX_DEPTH) return true;
  if (object instanceof PDFStream) return isActive(object.dict, resolve, depth);
  if (object instanceof PDFArray) return object.asArray().some((each) => isActive(each, resolve, depth + 1));
  if (!(object instanceof PDFDict)) return false;
  return acts(object, resolve) || object.values().some((each) => isActive(each, resolve, depth + 1));
}

/**
 * Goes by what stands under a name and not by the name alone: a font may be called JS.
 * @param {PDFDict} dict
 * @param {(value: unknown) => unknown} resolve
 */
function acts(dict, resolve) {
  const at = (/** @type {string} */ key) => resolve(dict.get(name(key)));
  const script = at('JS');
  const opened = at('OpenAction');
  const form = at('XFA');
  const file = at('EF');
  return (
    ACTIONS.has(at('S')) ||
    ANNOTATIONS.has(at('Subtype')) ||
    script instanceof PDFString ||
    script instanceof PDFHexString ||
    script instanceof PDFStream ||
    form instanceof PDFArray ||
    form instanceof PDFStream ||
    at('Type') === name('EmbeddedFile') ||
    (file instanceof PDFDict && ['F', 'UF'].some((key) => file.has(name(key)))) ||
    (opened instanceof PDFDict && resolve(opened.get(name('S'))) !== name('GoTo')) ||
    holdsAny(at('JavaScript'), resolve) ||
    holdsAny(at('EmbeddedFiles'), resolve) ||
    hasActions(at('AA'), resolve)
  );
}

/** A tree of names that has some. */
function holdsAny(/** @type {unknown} */ tree, /** @type {(value: unknown) => unknown} */ resolve) {
  if (!(tree instanceof PDFDict)) return false;
  return ['Names', 'Kids'].some((key) => {
    const held = resolve(tree.get(name(key)));
    return held instanceof PDFArray && held.size() > 0;
  });
}

/** What happens by itself when a page is opened, a field is left and so on. */
function hasActions(/** @type {unknown} */ dict, /** @type {(value: unknown) => unknown} */ resolve) {
  if (!(dict instanceof PDFDict)) return false;
  return dict.values().some((each) => {
    const action = resolve(each);
    return action instanceof PDFDict && action.has(name('S'));
  });
}
