import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { AdminWording, SaidInstead } from '@flota/schemas';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Link, Loading, Title, useCanAccess } from 'react-admin';
import { Section } from '../../components/Figures.js';
import { LoadFailure } from '../../components/LoadFailure.js';
import { formatCount } from '../../i18n/format.js';
import { byPlace, EVERYTHING, findTexts, type Sought } from './find-texts.js';
import { TextRow } from './TextRow.js';
import { TextSearch } from './TextSearch.js';
import { UnusedTexts } from './UnusedTexts.js';
import { type Former, type Place, type Text, useWording } from './wording-data.js';

/** As many as are drawn without being waited for. */
const AT_ONCE = 60;

/** Every text of the site and of its mails, and what the lender says instead. */
export default function WordingPage() {
  const { data, error, refetch } = useWording();
  if (error && !data)
    return <LoadFailure title="No pudimos cargar los textos" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading loadingPrimary="Cargando" loadingSecondary="" />;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title="Textos" />
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        Cada texto del sitio y de sus correos se puede decir de otra manera. Lo que guarde se ve enseguida, y siempre se
        puede volver al original. Las noticias, los planes y las páginas legales se escriben en sus propias secciones;
        el logotipo y los colores, en <Link to="/brand">Marca</Link>.
      </Typography>
      <Texts data={data} onOvertaken={refetch} />
    </Stack>
  );
}

function Texts({ data, onOvertaken }: { data: AdminWording; onOvertaken: () => unknown }) {
  const [sought, setSought] = useState(EVERYTHING);
  const [most, setMost] = useState(AT_ONCE);
  const [former, setFormer] = useState<Former>(new Map());
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'wording', action: 'edit' });
  // What is typed is seen at once, and what it finds as soon as it is drawn.
  const looked = useDeferredValue(sought);
  const found = useMemo(() => findTexts(data.texts, looked, former), [data.texts, looked, former]);
  const search = (next: Sought) => {
    setSought(next);
    setMost(AT_ONCE);
  };
  const keepFormer = useCallback(
    (key: string, said: SaidInstead) => setFormer((before) => new Map(before).set(key, said)),
    [],
  );
  return (
    <>
      <TextSearch sought={sought} places={data.places} onChange={search} />
      <Typography role="status" variant="body2" color="textSecondary">
        {found.length === 1 ? '1 texto' : `${formatCount(found.length)} textos`}
      </Typography>
      {found.length === 0 && <NothingFound sought={sought} onClear={() => search(EVERYTHING)} />}
      <FoundTexts
        found={found}
        most={most}
        places={data.places}
        former={former}
        mayEdit={mayEdit}
        onGivenUp={keepFormer}
        onOvertaken={onOvertaken}
      />
      {found.length > most && (
        <Button variant="outlined" onClick={() => setMost(most + AT_ONCE)} sx={{ alignSelf: 'center' }}>
          Mostrar más
        </Button>
      )}
      <UnusedTexts texts={data.unused} mayEdit={mayEdit} />
    </>
  );
}

interface FoundTextsProps {
  found: readonly Text[];
  /** As many of them are shown. */
  most: number;
  places: readonly Place[];
  former: Former;
  mayEdit: boolean;
  onGivenUp: (key: string, said: SaidInstead) => void;
  onOvertaken: () => unknown;
}

const FoundTexts = memo(function FoundTexts({ found, most, places, former, ...row }: FoundTextsProps) {
  return byPlace(found, places, most).map(({ place, texts }) => (
    <Section
      key={place.id}
      title={place.title}
      actions={place.path && <PageLink path={place.path} title={place.title} />}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {texts.map((text) => (
          <TextRow key={text.key} text={text} kind={place.kind} former={former.get(text.key)} {...row} />
        ))}
      </Box>
    </Section>
  ));
});

function NothingFound({ sought, onClear }: { sought: Sought; onClear: () => void }) {
  const nothingYet = sought.onlyChanged && !sought.phrase && !sought.place;
  return (
    <Box>
      <Typography>
        {nothingYet
          ? 'Todavía no cambia ningún texto: todos dicen lo que trae el sistema.'
          : 'Ningún texto dice eso. Pruebe con menos palabras o en todas partes.'}
      </Typography>
      <Button onClick={onClear} sx={{ mt: 1 }}>
        Ver todos los textos
      </Button>
    </Box>
  );
}

const PageLink = ({ path, title }: { path: string; title: string }) => (
  <Button
    size="small"
    href={path}
    target="_blank"
    rel="noopener"
    endIcon={<OpenInNew />}
    aria-label={`Ver la página: ${title}`}
  >
    Ver la página
  </Button>
);
