export { type LinkDecision, MailLinkPage } from './MailLinkPage.js';
