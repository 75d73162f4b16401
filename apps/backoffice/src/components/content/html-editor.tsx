import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text';
import { styleNonce } from '../../style-nonce.js';

const starterKit = DefaultEditorOptions.extensions?.find(({ name }) => name === 'starterKit');
if (!starterKit) throw new Error('The editor came without its starter kit');

/** Only what the server's clean-up of HTML lets through, so that nothing is lost on saving. */
export const EDITOR_OPTIONS = {
  injectNonce: styleNonce,
  extensions: [
    starterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      strike: false,
      horizontalRule: false,
      // Links open where the reader is, as those of the site do.
      link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    }),
  ],
};

/** Only what the server's clean-up of HTML lets through; a short text has no headings or quotations. */
export const HtmlToolbar = ({ short = false }: { short?: boolean }) => (
  <RichTextInputToolbar>
    {!short && <HeadingButtons />}
    <FormatButtonsWithoutCode />
    <ListButtons size="small" />
    <LinkButtons size="small" />
    {!short && <QuoteButtons size="small" />}
    <ClearButtons size="small" />
  </RichTextInputToolbar>
);

/** react-admin groups these five; code, underline and strike-through have no place in a text of the site. */
const FormatButtonsWithoutCode = () => (
  <Box
    sx={{ display: 'inline-flex', '& [value="underline"], & [value="strike"], & [value="code"]': { display: 'none' } }}
  >
    <FormatButtons size="small" />
  </Box>
);

const LEVELS = [
  { level: 2, name: 'Título' },
  { level: 3, name: 'Subtítulo' },
] as const;

/** A page has its own first heading, so a text starts at the second. */
function HeadingButtons() {
  const editor = useTiptapEditor();
  const current = LEVELS.find(({ level }) => editor?.isActive('heading', { level }));
  return (
    <ToggleButtonGroup size="small" value={current?.level ?? null} aria-label="Títulos">
      {LEVELS.map(({ level, name }) => (
        <ToggleButton
          key={level}
          value={level}
          sx={{ '&&&&': { fontSize: 13, px: 1, textTransform: 'none' } }}
          onClick={() => editor?.chain().focus().toggleNode('heading', 'paragraph', { level }).run()}
        >
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
