import { PoliciesPage } from '../features/policies/PoliciesPage.js';

export default PoliciesPage;
