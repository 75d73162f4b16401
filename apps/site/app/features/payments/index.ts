export { EffectCards } from './EffectCards.js';
export { besidesWords } from './effect.texts.js';
export { usePaymentAlert } from './PaymentAlert.js';
export { usePrepaymentEffects } from './use-prepayment-effects.js';
