import {
  type AdminCollectionSettings,
  type CollectionHours,
  collectionHoursSchema,
  LAWFUL_HOURS,
} from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { SettingButton } from '../../components/SettingButton.js';

const HOURS = Array.from({ length: LAWFUL_HOURS.until - LAWFUL_HOURS.from + 1 }, (_, index) => {
  const hour = LAWFUL_HOURS.from + index;
  return { id: hour, name: `${hour}:00` };
});

const said = ({ saturdayFrom, saturdayUntil, weekdayFrom, weekdayUntil }: CollectionHours): string => {
  const saturday = saturdayFrom < saturdayUntil ? `, sáb ${saturdayFrom}–${saturdayUntil} h` : '';
  return `Horario: lun a vie ${weekdayFrom}–${weekdayUntil} h${saturday}`;
};

/** Between which hours customers are looked for; an administrator changes it, within the law's. */
export const HoursButton = () => (
  <SettingButton<AdminCollectionSettings>
    resource="collection-settings"
    title="Horario de contacto"
    done="El horario cambió para los contactos desde ahora."
    schema={collectionHoursSchema}
    said={said}
    defaultValues={({ weekdayFrom, weekdayUntil, saturdayFrom, saturdayUntil }) => ({
      weekdayFrom,
      weekdayUntil,
      saturdayFrom,
      saturdayUntil,
    })}
    read={(values) => ({
      weekdayFrom: Number(values.weekdayFrom),
      weekdayUntil: Number(values.weekdayUntil),
      saturdayFrom: Number(values.saturdayFrom),
      saturdayUntil: Number(values.saturdayUntil),
    })}
  >
    <Typography color="textSecondary" sx={{ mb: 1.5 }}>
      En la hora local de cada cliente. La ley permite buscarlo de {LAWFUL_HOURS.from} a {LAWFUL_HOURS.until} h; los
      domingos y días festivos no se le busca. Con la misma hora al inicio y al final, tampoco los sábados.
    </Typography>
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <SelectInput source="weekdayFrom" label="Lunes a viernes, desde" choices={HOURS} isRequired />
      <SelectInput source="weekdayUntil" label="Lunes a viernes, hasta" choices={HOURS} isRequired />
      <SelectInput source="saturdayFrom" label="Sábados, desde" choices={HOURS} isRequired />
      <SelectInput source="saturdayUntil" label="Sábados, hasta" choices={HOURS} isRequired />
    </Box>
  </SettingButton>
);
