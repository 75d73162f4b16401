export { AccessColumns } from './AccessColumns.js';
export { CodeForm } from './CodeForm.js';
export { NewPasswordInput } from './NewPasswordInput.js';
export { PasswordInput } from './PasswordInput.js';
export { SignInForm } from './SignInForm.js';
export { tooManyAttempts } from './too-many-attempts.js';
