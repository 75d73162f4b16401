export { PRESENT, type Taker, wordsOf, WorkSharing } from './work-sharing.js';
export { WorkSharingModule } from './work-sharing.module.js';
