import { BANK_PROBLEMS, type BankFileProblem } from '@flota/schemas';
import { Alert, AlertTitle, Box } from '@mui/material';
import { formatCount } from '../../i18n/format.js';
import { COLUMN_NAMES } from './looks.js';

interface ProblemsProps {
  title: string;
  problems: readonly BankFileProblem[];
  /** All there are, of which only the first are named. */
  count?: number;
}

/** What is wrong in a file, line by line, as whoever opens it finds it. */
export function Problems({ title, problems, count = problems.length }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" role="status">
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {problems.map((problem, index) => (
          <li key={index}>{problemText(problem)}</li>
        ))}
        {count > problems.length && <li>Y {formatCount(count - problems.length)} más.</li>}
      </Box>
    </Alert>
  );
}

function problemText({ line, column, code, detail }: BankFileProblem): string {
  const where = [line > 0 ? `Renglón ${formatCount(line)}` : 'El archivo', column && COLUMN_NAMES[column]];
  return `${where.filter(Boolean).join(', ')}${detail ? ` («${detail}»)` : ''}: ${BANK_PROBLEMS[code]}`;
}
