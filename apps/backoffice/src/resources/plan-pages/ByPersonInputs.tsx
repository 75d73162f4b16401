import { FieldPair, FormGroup } from '../../components/content/FormLayout.js';
import { LinesInput } from '../../components/content/LinesInput.js';
import { PERSON_TYPES } from '../../components/person-types.js';

/** A list for each kind of person. */
export const ByPersonInputs = ({ source, title }: { source: string; title: string }) => (
  <FormGroup title={title}>
    <FieldPair>
      <LinesInput source={`${source}.fisica`} label={PERSON_TYPES.fisica} />
      <LinesInput source={`${source}.moral`} label={PERSON_TYPES.moral} />
    </FieldPair>
  </FormGroup>
);
