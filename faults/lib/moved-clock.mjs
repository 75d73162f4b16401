/* Loaded by `node --import`: the wall clock of this process is so many seconds ahead, or behind. */
const moved = Number(process.env.MOVED_CLOCK_SECONDS ?? 0) * 1_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + moved);
    else super(...given);
  }

  static now() {
    return RealDate.now() + moved;
  }
};
