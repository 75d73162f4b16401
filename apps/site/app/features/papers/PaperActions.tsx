import type { AccountPaper } from '@flota/schemas';
import { downloadPaper, openPaper, type Paper } from '../../api/account/papers.js';
import { saveFile } from '../../lib/save-file.js';
import { OpenFileButton } from '../account/index.js';
import { SendPaper } from './SendPaper.js';

/** What can be done with one paper. `of` tells which it is to who hears a button alone. */
export function PaperActions({ paper, of }: { paper: AccountPaper; of: string }) {
  const mailed = mailedPaper(paper);
  const save = async (format: 'pdf' | 'xml') => {
    const { name, content } = await downloadPaper(paper, format);
    saveFile(name, content);
  };
  return (
    <>
      <OpenFileButton open={() => openPaper(paper)}>
        Abrir
        <span className="sr-only">, {of}</span>
      </OpenFileButton>
      {paper.formats.map((format) => (
        <OpenFileButton key={format} open={() => save(format)}>
          {format.toUpperCase()}
          <span className="sr-only">, descargar {of}</span>
        </OpenFileButton>
      ))}
      {mailed && <SendPaper paper={mailed} of={of} />}
    </>
  );
}

const MAILED: Partial<Record<AccountPaper['kind'], Paper['paper']>> = {
  statement: 'statement',
  invoice: 'invoice',
  credit_note: 'invoice',
  payment_complement: 'invoice',
  letter: 'document',
  certificate: 'document',
};

/** As it is mailed to the customer's own address. A letter that says what is not so is sent to nobody. */
function mailedPaper({ kind, id, ended }: AccountPaper): Paper | null {
  const paper = MAILED[kind];
  return paper && !(paper === 'document' && ended) ? { paper, id } : null;
}
