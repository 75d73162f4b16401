export { Timeline, type TimelineRecord } from './timeline.js';
export { TimelineModule } from './timeline.module.js';
