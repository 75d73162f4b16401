export { StaffOperations } from './accounts/staff-operations.service.js';
export { StaffModule } from './staff.module.js';
