declare module 'vnu-jar' {
  const checker: {
    vnu: {
      /** Runs the checker, with a Java of its own where the machine has none, and answers what it wrote. */
      check(args: readonly string[]): Promise<string>;
    };
  };
  export default checker;
}
