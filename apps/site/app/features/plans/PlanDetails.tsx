import type { FinancingPlanDetail } from '@flota/schemas';
import type { ReactNode } from 'react';
import { Accordion, type AccordionItem } from '../../components/Accordion.js';
import { CustomerFaqs } from './CustomerFaqs.js';
import { FaqList } from './FaqList.js';
import { type PlanPart, usePlanPart } from './plan-part.js';

type Panel = 'condiciones' | 'riesgos' | 'preguntas';

/** General conditions say how long the insurance must last; the questions begin with the prepayment. */
const PANEL_OF_PART: Record<PlanPart, Panel> = { safe: 'condiciones', 'capital-contribution': 'preguntas' };

export function PlanDetails({ plan }: { plan: FinancingPlanDetail }) {
  const part = usePlanPart();
  const panels = panelsOf(plan);
  const open = part ? PANEL_OF_PART[part] : panels[0]?.id;
  return (
    <section aria-labelledby="detalles" className="section bg-paper">
      <div className="container-page grid gap-x-16 gap-y-10 wide:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <h2 id="detalles" className="heading-section max-w-[12ch] wide:sticky wide:top-44 wide:self-start">
          Conoce todos los detalles
        </h2>
        <div>
          {/* Anew for the part that is asked for: which panel is open is the accordion's own affair from then on. */}
          <Accordion key={open} items={panels} defaultOpen={open} headingLevel="h3" />
          <CustomerFaqs faqs={plan.lists.faqsclient} />
        </div>
      </div>
    </section>
  );
}

function panelsOf({ page, lists }: FinancingPlanDetail): AccordionItem[] {
  const panels: (AccordionItem & { id: Panel; isEmpty: boolean })[] = [
    {
      id: 'condiciones',
      title: 'Condiciones generales',
      isEmpty: !page.conditionsText,
      content: (
        <Anchored id="safe">
          <div className="prose-flota" dangerouslySetInnerHTML={{ __html: page.conditionsText }} />
        </Anchored>
      ),
    },
    {
      id: 'riesgos',
      title: 'Leyendas de riesgo',
      isEmpty: !page.riskText,
      content: <div className="prose-flota" dangerouslySetInnerHTML={{ __html: page.riskText }} />,
    },
    {
      id: 'preguntas',
      title: 'Preguntas frecuentes',
      isEmpty: lists.faqs.length === 0,
      content: (
        <Anchored id="capital-contribution">
          <FaqList faqs={lists.faqs} />
        </Anchored>
      ),
    },
  ];
  return panels.filter(({ isEmpty }) => !isEmpty);
}

/** The target lies above the text, so that the panel's title comes into view with it. */
function Anchored({ id, children }: { id: PlanPart; children: ReactNode }) {
  return (
    <div className="relative">
      <span id={id} aria-hidden className="absolute -top-24" />
      {children}
    </div>
  );
}
