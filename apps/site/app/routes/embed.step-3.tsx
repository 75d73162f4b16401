import { ContactStep } from '../features/calculator/ContactStep.js';

export default ContactStep;
