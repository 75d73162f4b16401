export { DocumentField } from './DocumentField.js';
export { FileItem, ItemButton } from './FileItem.js';
export { PickButtons } from './PickButtons.js';
export { usePages } from './use-pages.js';
export { eachSentAhead, sentAhead, uploadKey } from './uploads.js';
