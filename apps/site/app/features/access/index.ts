export { NewPasswordInput } from './NewPasswordInput.js';
export { PasswordInput } from './PasswordInput.js';
export { tooManyAttempts } from './too-many-attempts.js';
