import type { FinancingPlanDetail } from '@flota/schemas';
import { plans } from '@flota/texts/site/plans';
import type { ReactNode } from 'react';
import { Accordion, type AccordionItem } from '../../components/Accordion.js';
import { useSession } from '../session/index.js';
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
          {plans.detailsTitle}
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
      title: plans.conditions,
      isEmpty: !page.conditionsText,
      content: (
        <Anchored id="safe">
          <div className="prose-flota" dangerouslySetInnerHTML={{ __html: page.conditionsText }} />
        </Anchored>
      ),
    },
    {
      id: 'riesgos',
      title: plans.risks,
      isEmpty: !page.riskText,
      content: <div className="prose-flota" dangerouslySetInnerHTML={{ __html: page.riskText }} />,
    },
    {
      id: 'preguntas',
      title: plans.questions,
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

/** Questions under a heading of the third level. */
export function FaqList({ faqs }: { faqs: FinancingPlanDetail['lists']['faqs'] }) {
  return faqs.map(({ question, answer }) => (
    <div key={question} className="mt-7 first-of-type:mt-0">
      <h4 className="text-[1rem] leading-snug tracking-normal">{question}</h4>
      <div className="prose-flota mt-2 text-muted" dangerouslySetInnerHTML={{ __html: answer }} />
    </div>
  ));
}

/** Only for who is signed in, and where there is something to say to them. */
export function CustomerFaqs({ faqs }: { faqs: FinancingPlanDetail['lists']['faqsclient'] }) {
  const { customer } = useSession();
  if (!customer || faqs.length === 0) return null;
  return (
    <section aria-labelledby="preguntas-clientes" className="mt-14 border-l-4 border-amber bg-sand p-6 desktop:p-8">
      <h3 id="preguntas-clientes" className="heading-card mb-6">
        {plans.customerQuestions}
      </h3>
      <FaqList faqs={faqs} />
    </section>
  );
}
