import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { Box, Button, IconButton, type IconButtonProps, Tooltip } from '@mui/material';
import type { SavedView } from '@flota/schemas';

interface ViewLineProps {
  view: SavedView;
  busy: boolean;
  /** Whether it was just had back: the button that did it is gone, and the keyboard goes on here. */
  isRestored: boolean;
  /** Makes the list open with it, or not any more. */
  onChoose: () => void;
  onRename: () => void;
  onRemove: () => void;
}

export const ViewLine = ({
  view: { name, isDefault },
  busy,
  isRestored,
  onChoose,
  onRename,
  onRemove,
}: ViewLineProps) => (
  <>
    <Box component="span" sx={{ overflowWrap: 'anywhere', flex: 1 }}>
      {name}
    </Box>
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Action title={`Abrir la lista con «${name}»`} aria-pressed={isDefault} disabled={busy} onClick={onChoose}>
        {isDefault ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
      </Action>
      <Action title={`Cambiar el nombre de «${name}»`} autoFocus={isRestored} onClick={onRename}>
        <Edit fontSize="small" />
      </Action>
      <Action title={`Eliminar «${name}»`} disabled={busy} onClick={onRemove}>
        <Delete fontSize="small" />
      </Action>
    </Box>
  </>
);

interface RemovedViewProps {
  view: SavedView;
  busy: boolean;
  onRestore: () => void;
}

/** In the place of a view that was just deleted. */
export const RemovedView = ({ view: { name }, busy, onRestore }: RemovedViewProps) => (
  <>
    <Box component="span" sx={{ overflowWrap: 'anywhere', flex: 1, color: 'text.secondary' }}>
      Eliminó «{name}».
    </Box>
    {/* The button that was pressed is gone: whoever goes by keys is at this one. */}
    <Button size="small" autoFocus disabled={busy} onClick={onRestore}>
      Deshacer
    </Button>
  </>
);

const Action = ({ title, ...button }: IconButtonProps & { title: string }) => (
  <Tooltip title={title}>
    <span>
      <IconButton size="small" aria-label={title} {...button} />
    </span>
  </Tooltip>
);
