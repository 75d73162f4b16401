/** What is agreed to, in full. */
export const Terms = ({ text }: { text: readonly string[] }) => (
  <ol className="measure grid list-decimal gap-3 pl-5 text-[0.9375rem]">
    {text.map((paragraph) => (
      <li key={paragraph}>{paragraph}</li>
    ))}
  </ol>
);
