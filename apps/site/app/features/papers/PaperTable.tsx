import type { AccountPaper, PapersPage } from '@flota/schemas';
import { DateText, Money } from '../../components/Money.js';
import { Unbroken } from '../../components/Unbroken.js';
import { classNames } from '../../lib/class-names.js';
import { formatDate } from '../../lib/format.js';
import { paperKey } from './paper-key.js';
import { PaperActions } from './PaperActions.js';
import { contractText } from './texts.js';

interface PaperTableProps {
  page: PapersPage;
  /** By `paperKey`. */
  chosen: ReadonlySet<string>;
  onChoose: (papers: readonly AccountPaper[], isChosen: boolean) => void;
}

/** Where there is no room for columns: the paper's name, its day and contract in a line, and beside or below them what can be done. */
const STACKED =
  'max-wide:grid-cols-[2.75rem_fit-content(45%)_minmax(0,1fr)] max-wide:gap-x-3 tablet:max-wide:grid-cols-[2.75rem_max-content_minmax(0,1fr)_max-content]';
/** With large letters each of these in lines of its own. */
const ONE_BELOW_THE_OTHER = '@max-[15rem]/account:flex @max-[15rem]/account:flex-col';
const COLUMNS = 'wide:grid-cols-[2.75rem_7rem_minmax(0,1.5fr)_minmax(0,1fr)_11rem_16rem]';

/** A table where there is room for one, else a dense row for each paper. */
export function PaperTable({ page, chosen, onChoose }: PaperTableProps) {
  const count = page.papers.filter((paper) => chosen.has(paperKey(paper))).length;
  const isAll = count > 0 && count === page.papers.length;
  return (
    <div role="table" aria-label="Documentos" aria-rowcount={page.total} className="border-t border-ink">
      <div role="rowgroup">
        <div
          role="row"
          className={classNames(
            'grid items-center gap-x-5 border-b border-line py-1 text-[0.85rem] text-muted',
            COLUMNS,
          )}
        >
          <div role="columnheader" className="flex min-h-11 items-center">
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-6 shrink-0 cursor-pointer accent-ink"
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = count > 0 && !isAll;
                }}
                onChange={({ target }) => onChoose(page.papers, target.checked)}
              />
              <span className="wide:sr-only">Elegir los de esta página</span>
            </label>
          </div>
          {['Fecha', 'Documento', 'Contrato', 'Importe', 'Acciones'].map((title) => (
            <div
              key={title}
              role="columnheader"
              className={classNames('max-wide:sr-only', /^(Importe|Acciones)$/.test(title) && 'text-right')}
            >
              {title}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {page.papers.map((paper) => (
          <PaperRow
            key={paperKey(paper)}
            paper={paper}
            contract={contractText(page.contracts, paper.contractId)}
            isChosen={chosen.has(paperKey(paper))}
            onChoose={(isChosen) => onChoose([paper], isChosen)}
          />
        ))}
      </div>
    </div>
  );
}

interface PaperRowProps {
  paper: AccountPaper;
  contract: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function PaperRow({ paper, contract, isChosen, onChoose }: PaperRowProps) {
  const of = [paper.name, paper.about, contract].filter(Boolean).join(', ');
  return (
    <div
      role="row"
      className={classNames(
        'grid items-start border-b border-line py-2 wide:items-center wide:gap-x-5 wide:py-2.5',
        STACKED,
        ONE_BELOW_THE_OTHER,
        COLUMNS,
        isChosen && 'bg-sand',
      )}
    >
      <div role="cell" className="max-wide:col-start-1 max-wide:row-span-4 max-wide:row-start-1">
        <label className="flex min-h-11 min-w-11 cursor-pointer items-center">
          <input
            type="checkbox"
            className="size-6 cursor-pointer accent-ink"
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <span className="sr-only">Elegir {of}</span>
        </label>
      </div>
      <div
        role="cell"
        className="text-[0.9rem] leading-snug text-muted max-wide:col-start-2 max-wide:row-start-2 wide:text-[0.95rem]"
      >
        <DateText date={paper.day} />
      </div>
      <div role="cell" className="min-w-0 max-wide:col-start-2 max-wide:col-end-4 max-wide:row-start-1">
        <span className={classNames('font-semibold break-words', paper.ended && 'line-through decoration-1')}>
          {paper.name}
        </span>
        <PaperNotes paper={paper} />
      </div>
      <div
        role="cell"
        className="min-w-0 text-[0.9rem] leading-snug text-muted max-wide:col-start-3 max-wide:row-start-2"
      >
        <Unbroken>{contract}</Unbroken>
      </div>
      <div
        role="cell"
        className="empty:hidden max-wide:col-start-2 max-wide:col-end-4 max-wide:row-start-3 wide:text-right wide:empty:block"
      >
        {paper.amount && (
          <span className="flex flex-wrap items-baseline gap-x-3 wide:block">
            <span className="text-[0.85rem] leading-tight text-muted wide:block">
              <Unbroken>{paper.amount.name}</Unbroken>
            </span>
            <Money amount={paper.amount.value} className={classNames('font-semibold', paper.ended && 'text-muted')} />
          </span>
        )}
      </div>
      <div
        role="cell"
        className="flex flex-wrap items-start gap-x-5 max-wide:col-start-2 max-wide:col-end-4 max-wide:row-start-4 tablet:justify-end tablet:max-wide:col-start-4 tablet:max-wide:col-end-5 tablet:max-wide:row-span-3 tablet:max-wide:row-start-1"
      >
        <PaperActions paper={paper} of={of} />
      </div>
    </div>
  );
}

/** What is worth knowing before it is opened: that it counts for nothing is not overlooked. */
function PaperNotes({ paper: { about, documents, ended, sent } }: { paper: AccountPaper }) {
  return (
    <>
      {ended && (
        <p className="text-[0.9rem] leading-snug font-semibold text-brick">
          Desde el {formatDate(ended.on)}: {ended.reason}
        </p>
      )}
      {[about, documents].filter(Boolean).map((text) => (
        <p key={text} className="text-[0.9rem] leading-snug text-muted">
          {text}
        </p>
      ))}
      {sent && (
        <p className="text-[0.9rem] leading-snug break-words text-agave-deep">
          Enviado a {sent.to} el {formatDate(sent.at)}
        </p>
      )}
    </>
  );
}
