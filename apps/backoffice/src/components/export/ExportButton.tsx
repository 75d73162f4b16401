import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { EXPORT_FORMATS, type ExportFormat } from '@flota/schemas';
import { CircularProgress, ListItemText, Menu, MenuItem } from '@mui/material';
import { type MouseEvent, useId, useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { FORMAT_HINTS, FORMAT_NAMES } from './formats.js';
import { useExport } from './use-export.js';

const FORMATS = EXPORT_FORMATS.toReversed();

/** The whole filtered list as a file that the server makes, in the form that is chosen. */
export function ExportButton() {
  // How long it is decides how it is carried off.
  const { isPending, total } = useListContext();
  const { busy, run } = useExport();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const choose = (format: ExportFormat) => {
    setAnchor(null);
    void run(format);
  };
  return (
    <>
      <Button
        label="Exportar"
        disabled={busy || isPending || total === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
      >
        {busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <FileDownload />}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Exportar como' } }}
      >
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            <ListItemText primary={FORMAT_NAMES[format]} secondary={FORMAT_HINTS[format]} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
