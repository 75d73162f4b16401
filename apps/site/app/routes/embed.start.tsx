import { StartPage } from '../features/calculator/StartPage.js';

export default StartPage;
