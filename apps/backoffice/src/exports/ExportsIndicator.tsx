import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import type { StaffExport } from '@flota/schemas';
import { Badge, CircularProgress, IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router';
import { EXPORTS_PATH } from '../components/export/exports-path.js';
import { isOpen, useOwnExports } from '../components/export/own-exports.js';
import { useMayExport } from '../components/export/use-may-export.js';
import { useReadyNotice } from './use-ready-notice.js';

const isUnfetched = ({ fetchedAt, state }: StaffExport): boolean => state === 'ready' && fetchedAt === null;

/** In the bar of every page, as long as a file is being made for somebody or waits to be fetched. */
export function ExportsIndicator() {
  const { data: exports = [] } = useOwnExports(useMayExport());
  useReadyNotice(exports);
  const open = exports.filter(isOpen).length;
  const ready = exports.filter(isUnfetched).length;
  if (open + ready === 0) return null;
  const said = open > 0 ? `Exportaciones: ${open} en preparación` : `Exportaciones: ${ready} por descargar`;
  return (
    <Tooltip title={said}>
      <IconButton color="inherit" component={Link} to={EXPORTS_PATH} aria-label={said} sx={{ flexShrink: 0 }}>
        <Badge badgeContent={ready} color="secondary">
          {open > 0 ? <CircularProgress size={20} color="inherit" aria-hidden /> : <FileDownload />}
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
