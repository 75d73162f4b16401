/** A contract's number, a folio or its key, a date and an amount. */
const WHOLE =
  /(\b[A-Z]{1,3}-[0-9A-Z]+-[0-9A-Z]+\b|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b|\b\d{1,2} [a-z]{3} \d{4}\b|\$[\d,]+\.\d\d\b)/;

/** A sentence whose numbers, dates and amounts stay in one line: browsers break at a hyphen as they do at a space. */
export function Unbroken({ children }: { children: string }) {
  return children.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
