import { MessagesPage } from '../features/messages/MessagesPage.js';

export default MessagesPage;
