import { Injectable } from '@nestjs/common';
import { ProblemException } from '../errors/problem.exception.js';
import { Files, type StoredBytes } from '../storage/files.js';
import { checkFiles } from './check-files.js';
import type { CheckedFile, SentFile } from './checked-file.js';
import { PdfInspector } from './pdf-inspector.js';

/** A file of a form that is what it has to be, and in the storage. */
export interface KeptUpload<Name extends string = string> {
  /** The part it came under. */
  field: Name;
  /** What its sender calls it. */
  name: string;
  /** For `Files.record`, in the transaction of what it belongs to. */
  stored: StoredBytes;
}

/** Takes in the files of forms: checked, then stored, before the transaction that records them. */
@Injectable()
export class KeptUploads {
  constructor(
    private readonly files: Files,
    private readonly inspector: PdfInspector,
  ) {}

  /**
   * All of them or none: 422 names each field with a file that is refused.
   *
   * @param only other kinds of file are refused
   */
  async keep<Name extends string>(
    sent: Partial<Record<Name, readonly SentFile[]>>,
    only?: readonly CheckedFile['contentType'][],
  ): Promise<KeptUpload<Name>[]> {
    const checked = await checkFiles(sent, this.inspector);
    const others = checked.filter(({ contentType }) => only && !only.includes(contentType));
    if (others.length > 0) {
      throw ProblemException.invalid(others.map(({ field }) => ({ field, code: 'FILE.TYPE_REFUSED' })));
    }
    const kept: KeptUpload<Name>[] = [];
    for (const { field, name, content, contentType } of checked) {
      kept.push({ field, name, stored: await this.files.store(content, contentType, 'private') });
    }
    return kept;
  }

  /** One file. */
  async keepOne<Name extends string>(
    field: Name,
    sent: SentFile,
    only?: readonly CheckedFile['contentType'][],
  ): Promise<KeptUpload<Name>> {
    const [kept] = await this.keep({ [field]: [sent] } as Partial<Record<Name, SentFile[]>>, only);
    if (!kept) throw new Error('A checked file is lost');
    return kept;
  }
}
