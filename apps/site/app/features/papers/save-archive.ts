import { downloadArchive } from '../../api/account/papers.js';
import { saveFile } from '../../lib/save-file.js';

/** To the downloads of whoever asked for it. */
export async function saveArchive(id: string): Promise<void> {
  const { name, content } = await downloadArchive(id);
  saveFile(name, content);
}
