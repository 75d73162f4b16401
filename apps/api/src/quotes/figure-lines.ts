export interface FigureLine {
  label: string;
  value: string;
  /** The line the others of its group lead to. */
  strong?: boolean;
}

export interface LineGroup {
  title: string;
  lines: FigureLine[];
}
