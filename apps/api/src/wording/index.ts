export { unfitIn } from './fit-wording.js';
export { FollowedWordingModule, WordingModule } from './wording.module.js';
export { WordingService } from './wording.service.js';
