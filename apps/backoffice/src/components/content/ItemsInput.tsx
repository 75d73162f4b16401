import Add from '@mui/icons-material/Add';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import {
  ArrayInput,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useWrappedSource,
} from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { get } from 'react-hook-form';
import { useContentForm } from './content-form.js';

interface ItemsInputProps {
  source: string;
  label: string;
  /** On the button that adds one: `Agregar pregunta`. */
  add: string;
  /** The item's field that names it while it is folded. */
  titleSource: string;
  /** What else to tell of a folded item. */
  detail?: (item: Record<string, unknown>) => string;
  children: ReactNode;
}

/** A list of parts, each folded to its title until it is worked on; added, removed and moved by buttons. */
export function ItemsInput({ source, label, add, titleSource, detail, children }: ItemsInputProps) {
  const { readOnly } = useContentForm();
  return (
    <ArrayInput source={source} label={label} defaultValue={[]} helperText={false}>
      <SimpleFormIterator
        fullWidth
        disableClear
        disableAdd={readOnly}
        disableRemove={readOnly}
        disableReordering={readOnly}
        addButton={<AddItem label={add} />}
        sx={iterator}
      >
        <FoldedItem titleSource={titleSource} detail={detail}>
          {children}
        </FoldedItem>
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddItem({ label }: { label: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" color="inherit" startIcon={<Add />} onClick={() => add()} sx={{ mt: 1 }}>
      {label}
    </Button>
  );
}

function FoldedItem({ titleSource, detail, children }: Pick<ItemsInputProps, 'titleSource' | 'detail' | 'children'>) {
  const path = useWrappedSource('');
  const { index } = useSimpleFormIteratorItem();
  const item = (useWatch({ name: path }) ?? {}) as Record<string, unknown>;
  const title = item[titleSource] as string | undefined;
  const { errors } = useFormState();
  // One just added is there to be filled in.
  const [isOpened, setOpened] = useState(() => !title);
  const isOpen = isOpened || get(errors, path) !== undefined;
  return (
    <Box sx={{ width: '100%' }}>
      <ButtonBase onClick={() => setOpened(!isOpen)} aria-expanded={isOpen} sx={itemTitle}>
        <span>
          {index + 1}. {title || 'Sin título'}
          {detail && <Detail text={detail(item)} />}
        </span>
        <ExpandMore sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ButtonBase>
      {isOpen && <Box sx={{ pb: 2 }}>{children}</Box>}
    </Box>
  );
}

const Detail = ({ text }: { text: string }) => (
  <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
    {text}
  </Typography>
);

const iterator = {
  width: '100%',
  '& .RaSimpleFormIterator-line': { py: 0.5, alignItems: 'flex-start' },
  '& .RaSimpleFormIterator-index': { display: 'none' },
  // Buttons that only show under a mouse can't be reached by keyboard.
  '& .RaSimpleFormIterator-action': { visibility: 'visible', mt: 0.5, whiteSpace: 'nowrap' },
};

const itemTitle = {
  width: '100%',
  minHeight: 44,
  justifyContent: 'space-between',
  gap: 1,
  px: 1,
  borderRadius: 1,
  textAlign: 'left',
  fontWeight: 600,
  typography: 'body2',
  '&:hover': { bgcolor: 'action.hover' },
};
