/** Why a file is no look that can be taken over. */
export type ArchiveFault =
  | 'not-an-archive'
  | 'unexpected-file'
  | 'too-large'
  | 'no-look'
  | 'unknown-format'
  | 'look-refused'
  | 'wording-refused'
  | 'menus-refused'
  | 'picture-missing'
  | 'picture-refused';

export class BrandArchiveError extends Error {
  override readonly name = 'BrandArchiveError';

  /** @param detail of what part of it */
  constructor(
    readonly fault: ArchiveFault,
    readonly detail = '',
  ) {
    super(detail ? `${fault}: ${detail}` : fault);
  }
}
