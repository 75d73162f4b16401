/** What can be paid was told anew while the dialog was open, and what the customer had chosen is not among it. */
export const ChoiceGone = ({ children }: { children: string }) => (
  <p role="alert" className="border-l-4 border-brick bg-sand p-4 font-semibold">
    {children}
  </p>
);
