import { Money } from '../../components/Money.js';
import type { VehicleModel } from '@flota/schemas';
import { calculator } from '@flota/texts/site/calculator';
import { calculatorVehicle } from '@flota/texts/site/calculator-vehicle';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AffordLink } from '../../components/AffordLink.js';
import { Button } from '../../components/Button.js';
import { FieldError } from '../../components/Field.js';
import { RadioCards } from '../../components/RadioCards.js';
import { EmptyState } from '../../components/States.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
import { useCalculator } from './CalculatorProvider.js';
import { findType } from '../quoting/index.js';
import { VehicleGone } from './VehicleGone.js';
import { linesOf } from './chosen-lines.js';
import { ChosenVehicles } from './ChosenVehicles.js';
import { focusError, focusRefusedBox } from './focus-error.js';
import { targetText } from './lines-texts.js';
import { ModelCard } from './ModelCard.js';
import { PersonFirst } from './PersonFirst.js';
import { StepFrame } from './StepFrame.js';
import { useQuotingPlace } from '../quoting/index.js';

const MODELS_ID = 'modelos';

/** Step 1: what is to be financed. */
export function VehicleStep() {
  const { catalogue, selection, vehicle, dispatch } = useCalculator();
  const navigate = useNavigate();
  const { stepPath } = useQuotingPlace();
  const [asked, setAsked] = useState(false);
  const type = findType(catalogue, selection.vehicleType) ?? catalogue.vehicleTypes[0];
  const missing = asked && !vehicle;
  const form = useRef<HTMLDivElement>(null);
  const invitation = targetText(selection.target, linesOf(selection).length);

  const goOn = () => {
    setAsked(true);
    if (!vehicle) return focusError(MODELS_ID);
    // What is wrong with a box that was not left yet is said with the next frame.
    requestAnimationFrame(() => {
      if (!focusRefusedBox(form.current)) void navigate(stepPath(2));
    });
  };

  return (
    <StepFrame
      step={1}
      title={calculatorVehicle.title}
      lead={calculatorVehicle.lead}
      action={<Button onClick={goOn}>{calculator.goOn}</Button>}
    >
      {type ? (
        <>
          <VehicleGone />
          <PersonFirst />
          <div className="mt-8">
            <RadioCards
              legend={calculatorVehicle.type}
              name="vehicleType"
              columns={2}
              compact
              value={type.slug}
              onChange={(vehicleType) => dispatch({ type: 'vehicleTypeShown', vehicleType })}
              options={catalogue.vehicleTypes.map(({ slug, name, models }) => ({
                value: slug,
                label: name,
                description: calculatorVehicle.models({ n: models.length }),
                media: <VehicleSilhouette name={models[0]?.silhouette ?? ''} className="h-auto w-24" />,
              }))}
            />
          </div>
          <section id={MODELS_ID} tabIndex={-1} aria-labelledby="models-heading" className="mt-10 outline-none">
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <h2 id="models-heading" className="heading-card">
                {calculatorVehicle.modelTitle}
              </h2>
              <Link to="/calculator/vehicles" className="link inline-flex min-h-11 items-center">
                {calculatorVehicle.search}
              </Link>
            </div>
            <AffordLink />
            {invitation && (
              <p role="status" className="mt-2 text-muted">
                {invitation}
              </p>
            )}
            {missing && (
              <div role="alert" className="mt-3">
                <FieldError id="vehicle">{calculatorVehicle.expected}</FieldError>
              </div>
            )}
            <ModelGrid key={type.slug} models={type.models} />
          </section>
          <div ref={form}>
            <ChosenVehicles asked={asked} toModels={() => focusError(MODELS_ID)} />
          </div>
        </>
      ) : (
        <EmptyState title={calculatorVehicle.noneTitle} text={calculatorVehicle.noneText} />
      )}
    </StepFrame>
  );
}

function ModelGrid({ models }: { models: readonly VehicleModel[] }) {
  const { selection, dispatch } = useCalculator();
  const vehicle = linesOf(selection)[selection.target]?.vehicle;
  return (
    <ul className="mt-5 grid grid-cols-1 gap-4 desktop:grid-cols-2">
      {models.map((model, index) => (
        <ModelCard
          key={model.slug}
          model={model}
          index={index}
          open={selection.modelIndex === index}
          chosen={vehicle?.type === model.type && vehicle.model === model.slug}
          onToggle={() => dispatch({ type: 'modelToggled', modelIndex: index })}
        >
          <VersionChoice model={model} />
        </ModelCard>
      ))}
    </ul>
  );
}

function VersionChoice({ model }: { model: VehicleModel }) {
  const { selection, dispatch } = useCalculator();
  const vehicle = linesOf(selection)[selection.target]?.vehicle;
  const isThisModel = vehicle?.type === model.type && vehicle.model === model.slug;
  return (
    <RadioCards
      legend={calculatorVehicle.versions({ model: model.name })}
      name={`version-${model.slug}`}
      columns={1}
      value={isThisModel ? vehicle.version : null}
      onChange={(version) =>
        dispatch({ type: 'vehicleChosen', vehicle: { type: model.type, model: model.slug, version } })
      }
      options={model.versions.map(({ slug, name, price }) => ({
        value: slug,
        label: name,
        meta: <Money amount={price} whole currency />,
      }))}
    />
  );
}
