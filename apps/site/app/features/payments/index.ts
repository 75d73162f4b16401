export { EffectCards } from './EffectCards.js';
export { besidesWords, EFFECT_NAMES, effectWords } from './effect.texts.js';
export { EXCESS_OPTIONS } from './ExcessChoice.js';
export { usePaymentAlert } from './PaymentAlert.js';
export { usePrepaymentEffects } from './use-prepayment-effects.js';
