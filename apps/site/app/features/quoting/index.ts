export { calculateFigures, type FiguresRequest, type FiguresResult, type LiveQuote } from './calculate-figures.js';
export {
  type Catalogue,
  type CatalogueVehicle,
  findPlan,
  findType,
  findVehicle,
  type QuotablePlan,
  toCatalogue,
  type VehicleRef,
} from './catalogue.js';
export { chosenDealer, quoteAtDealerPath, useDealerParameter } from './chosen-dealer.js';
export {
  type CatalogueLine,
  type ChosenEquipment,
  type ChosenLine,
  equipmentFor,
  findLine,
  LINE_PARAMETERS,
  readLines,
} from './quote-lines.js';
export { isIndependentPath } from './independent-path.js';
export { assumptionText, useCalculation } from './live-quote.js';
export { rememberedPerson, rememberPerson } from './remembered-person.js';
export { exampleTermsText, type PlanExample } from './plan-example.js';
export { exampleOf, planExamples, termsText, whoOf } from './plan-examples.js';
export { type QuotingPlace, QuotingPlaceContext, useQuotingPlace } from './quoting-place.js';
export { type ChosenTerms, START_PARAMETERS, startLinkTo } from './start-link.js';
export { stepOfPath, type StepNumber, stepPath, STEPS } from './steps.js';
