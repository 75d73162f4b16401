import { type AdminVehicle, CONTENT, SILHOUETTE_NAMES } from '@flota/schemas';
import { Button } from '@mui/material';
import { useState } from 'react';
import { SelectInput, TextInput, useGetList } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { useVehicleTypeChoices } from '../../components/catalogues.js';
import { choicesOf } from '../../components/choices.js';
import { FieldPair } from '../../components/content/FormLayout.js';
import { plainAmount } from '../../components/typed-figures.js';
import { versionsText } from '../../resources/content/vehicles.js';
import { StepActions } from '../StepActions.js';
import { StepForm } from '../StepForm.js';
import { NEW_VEHICLE, validateVehicle, type VehicleForm, vehicleToWrite } from '../vehicle-form.js';
import { WhatIsThere } from '../WhatIsThere.js';

const asTyped = (text: string) => text;

/** A model with one version and its price; the others are added where all vehicles are. */
export function VehicleStep({ done }: { done: boolean }) {
  const { data = [] } = useGetList<AdminVehicle>('vehicles', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'position', order: 'ASC' },
  });
  const [adds, setAdds] = useState(!done);
  if (done && !adds) {
    const items = data.map((vehicle) => ({
      title: `${vehicle.brand} ${vehicle.name}`,
      detail: versionsText(vehicle),
      to: `/vehicles/${vehicle.id}`,
    }));
    return (
      <>
        <WhatIsThere label="Vehículos" items={items} />
        <Button onClick={() => setAdds(true)}>Agregar otro vehículo</Button>
        <StepActions done />
      </>
    );
  }
  const position = Math.max(0, ...data.map((vehicle) => vehicle.position + 1));
  return (
    <StepForm
      done={done}
      values={NEW_VEHICLE}
      validate={(values) => validateVehicle(values as VehicleForm)}
      save={async (values: FieldValues) => {
        const body = vehicleToWrite(values as VehicleForm, position);
        await http.send('/api/admin/vehicles', { method: 'POST', body });
      }}
      saved="Vehículo agregado: ya se puede cotizar."
      submit="Agregar el vehículo y seguir"
    >
      <Inputs />
    </StepForm>
  );
}

function Inputs() {
  const types = useVehicleTypeChoices();
  const { brand, name, silhouette } = CONTENT.vehicles.fields;
  return (
    <FieldPair>
      <SelectInput source="type" label="Tipo de vehículo" choices={types} isRequired helperText={false} fullWidth />
      <SelectInput
        source="silhouette"
        label={silhouette.label}
        choices={choicesOf(SILHOUETTE_NAMES)}
        isRequired
        helperText={silhouette.hint}
        fullWidth
      />
      <TextInput source="brand" label={brand.label} parse={asTyped} isRequired helperText={false} />
      <TextInput source="name" label={name.label} parse={asTyped} isRequired helperText={false} />
      <TextInput
        source="version"
        label="Versión"
        parse={asTyped}
        isRequired
        helperText="Por ejemplo, motor y ejes. Cada versión tiene su precio."
      />
      <TextInput
        source="price"
        label="Precio con IVA (MXN)"
        parse={plainAmount}
        isRequired
        helperText="Por ejemplo 1,250,000.00"
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
    </FieldPair>
  );
}
