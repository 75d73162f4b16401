import { Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { Navigate, Title, useCanAccess } from 'react-admin';
import { useParams } from 'react-router';
import { LoadFailure } from '../components/LoadFailure.js';
import { SETUP_PATH } from '../components/opening/site-opening.js';
import { Waiting } from '../components/Waiting.js';
import { type Setup, useSetup } from './setup-facts.js';
import { firstUndone, isSetupStep, type SetupStep, stepsDone } from './setup-steps.js';
import { SetupFrame } from './SetupFrame.js';
import { BrandStep } from './steps/BrandStep.js';
import { ContactStep } from './steps/ContactStep.js';
import { MailStep } from './steps/MailStep.js';
import { OpeningStep } from './steps/OpeningStep.js';
import { PlanStep } from './steps/PlanStep.js';
import { StaffStep } from './steps/StaffStep.js';
import { TextsStep } from './steps/TextsStep.js';
import { VehicleStep } from './steps/VehicleStep.js';

const STEPS: Record<SetupStep, ComponentType<{ setup: Setup; done: boolean }>> = {
  marca: BrandStep,
  contacto: ContactStep,
  plan: PlanStep,
  vehiculo: VehicleStep,
  correo: MailStep,
  personal: StaffStep,
  legales: TextsStep,
  apertura: OpeningStep,
};

/** From an empty installation to an open site, step by step; each is left and taken up again as one likes. */
export default function SetupPage() {
  const { step } = useParams();
  const { canAccess, isPending } = useCanAccess({ resource: 'site-opening', action: 'open' });
  const { setup, error, retry } = useSetup(canAccess ?? false);
  if (!isPending && !canAccess) return <NotForThisRole />;
  if (error) return <LoadFailure title="No pudimos cargar los primeros pasos" error={error} retry={retry} />;
  if (!setup) return <Waiting name="Cargando" height={480} />;
  const done = stepsDone(setup);
  if (!isSetupStep(step)) return <Navigate to={`${SETUP_PATH}/${firstUndone(done)}`} replace />;
  const Step = STEPS[step];
  return (
    <SetupFrame step={step} done={done}>
      <Step key={step} setup={setup} done={done[step]} />
    </SetupFrame>
  );
}

const NotForThisRole = () => (
  <>
    <Title title="Primeros pasos" />
    <Typography sx={{ mt: 3 }}>Los primeros pasos los da una persona de administración.</Typography>
  </>
);
