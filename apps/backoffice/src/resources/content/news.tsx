import { type CONTENT, NEWS_PLACES } from '@flota/schemas';
import { BooleanInput } from 'react-admin';
import { useContentForm, type OwnPieces } from '../../components/content/content-form.js';

const isPinned = (position: number | undefined) => position !== undefined && position < NEWS_PLACES.notPinned;

function PinnedInput() {
  const { readOnly } = useContentForm();
  return (
    <BooleanInput
      source="position"
      label="Fijar antes de las demás"
      readOnly={readOnly}
      format={isPinned}
      parse={(pinned: boolean) => (pinned ? NEWS_PLACES.pinned : NEWS_PLACES.notPinned)}
      helperText={false}
    />
  );
}

export default {
  inputs: { position: PinnedInput },
  columns: { position: ({ position }) => isPinned(position) && 'Fija' },
} satisfies OwnPieces<(typeof CONTENT)['news']>;
