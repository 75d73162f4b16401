import { PLACEHOLDERS } from '@flota/schemas';
import { variableName } from '@flota/texts';
import { Button, Chip, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { type Piece, piecesOf } from './judged-words.js';
import type { Text } from './wording-data.js';

interface Props {
  text: Text;
  onInsert: (piece: Piece) => void;
}

/** What can be put where the cursor is: the text's own data and parts, and what is known of the lender. */
export function Pieces({ text, onInsert }: Props) {
  const pieces = piecesOf(text);
  const hasParts = text.tags.length > 0;
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" role="group" aria-label="Insertar" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {pieces.map((piece) => (
          <Chip
            key={piece.written}
            label={`${piece.written}${meaningOf(piece)}`}
            size="small"
            variant="outlined"
            aria-label={`Insertar ${piece.written}${meaningOf(piece)}`}
            onClick={() => onInsert(piece)}
            sx={{ maxWidth: '100%' }}
          />
        ))}
        <LenderPieces onInsert={onInsert} />
      </Stack>
      {hasParts && (
        <Typography variant="caption" color="textSecondary">
          Lo que va entre signos, como &lt;{text.tags[0]}&gt;, es un enlace, una cifra u otra parte que se ve distinta.
          Cambie las palabras que encierra, y deje los signos.
        </Typography>
      )}
    </Stack>
  );
}

/** What is filled in there, where its name in the code doesn't say so. */
function meaningOf({ written }: Piece): string {
  const [, name] = /^[{<](\w+)(?:\}|\/>)$/.exec(written) ?? [];
  const meaning = name && variableName(name);
  return meaning && meaning !== name ? ` (${meaning})` : '';
}

function LenderPieces({ onInsert }: Pick<Props, 'onInsert'>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (name: string) => {
    setAnchor(null);
    onInsert({ written: `{${name}}` });
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Datos de su empresa
      </Button>
      {/* The text gets the focus back, with the cursor behind what was put into it. */}
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableRestoreFocus>
        {Object.entries(PLACEHOLDERS).map(([name, label]) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            {label}
            <Typography
              component="span"
              variant="caption"
              color="textSecondary"
              sx={{ ml: 1, fontFamily: 'monospace' }}
            >
              {`{${name}}`}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
