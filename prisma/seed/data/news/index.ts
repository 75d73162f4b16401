import { avoidFraud } from './evite-fraudes.js';
import { cityBuses } from './autobuses-urbanos.js';
import { completeFile } from './expediente-completo.js';
import { dealerNetwork } from './red-de-distribuidores.js';
import { electricTruck } from './tractocamion-electrico.js';
import { fewerPapers } from './menos-papeles-syntage.js';
import { howToChooseAPlan } from './como-elegir-plan.js';
import { insuranceTerm } from './seguro-y-contrato.js';
import { prepayments } from './pagos-anticipados.js';
import { whatTheCatIs } from './que-es-el-cat.js';

export const news = [
  howToChooseAPlan,
  prepayments,
  fewerPapers,
  dealerNetwork,
  whatTheCatIs,
  insuranceTerm,
  cityBuses,
  completeFile,
  avoidFraud,
  electricTruck,
];
