export { type Band, holds, percentOf, unitsOf } from './bands.js';
export { type ComparedCell, type ComparedGroup, compareRates, type RateComparison } from './comparison.js';
export { type RateGap, rateGaps } from './gaps.js';
export {
  blocksOf,
  columnRange,
  emptyGrid,
  type GridConditions,
  joined,
  linesOfBlocks,
  type LoneLine,
  partedAt,
  type RateBlock,
  type RateGrid,
} from './grid.js';
export { firstRate, type RateQuestion } from './lookup.js';
