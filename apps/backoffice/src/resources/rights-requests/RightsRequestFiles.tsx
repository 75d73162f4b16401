import type { AdminRightsRequest } from '@flota/schemas';
import { AuditedFiles } from '../../components/AuditedFiles.js';
import { PURPOSE_NAMES } from './texts.js';

export const RightsRequestFiles = ({ request }: { request: AdminRightsRequest }) => (
  <AuditedFiles
    resource="rights-requests"
    files={request.files.map(({ purpose, name, size }) => ({
      path: `/api/admin/rights-requests/${request.id}/files/${purpose}`,
      label: PURPOSE_NAMES[purpose],
      ...{ name, size },
    }))}
  />
);
