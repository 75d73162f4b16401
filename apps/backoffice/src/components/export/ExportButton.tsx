import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { EXPORT_FORMATS, type ExportFormat } from '@flota/schemas';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { FORMAT_HINTS, FORMAT_NAMES } from './formats.js';
import { useExport } from './use-export.js';

const FORMATS = EXPORT_FORMATS.toReversed();

/** The whole filtered list as a file that the server makes, in the form that is chosen. */
export function ExportButton() {
  const { total } = useListContext();
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
        size="small"
        startIcon={<FileDownload />}
        disabled={total === 0}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Exportar
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
