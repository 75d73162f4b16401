import { Download } from 'lucide-react';
import { downloadPaper, type Paper } from '../../api/account/papers.js';
import { saveFile } from '../../lib/save-file.js';
import { OpenFileButton } from '../account/index.js';

interface SavePaperProps {
  paper: Paper;
  format?: 'xml' | 'pdf';
  /** Of which paper it is, for who hears the button alone. */
  of: string;
  children: string;
}

export function SavePaper({ paper, format, of, children }: SavePaperProps) {
  const save = async () => {
    const { name, content } = await downloadPaper(paper, format);
    saveFile(name, content);
  };
  return (
    <OpenFileButton icon={<Download aria-hidden size={18} />} open={save}>
      {children}
      <span className="sr-only">, {of}</span>
    </OpenFileButton>
  );
}
