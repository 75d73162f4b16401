import type { FinancingPlanDetail } from '@flota/schemas';
import { useSession } from '../session/index.js';
import { FaqList } from './FaqList.js';

/** Only for who is signed in, and where there is something to say to them. */
export function CustomerFaqs({ faqs }: { faqs: FinancingPlanDetail['lists']['faqsclient'] }) {
  const { customer } = useSession();
  if (!customer || faqs.length === 0) return null;
  return (
    <section aria-labelledby="preguntas-clientes" className="mt-14 border-l-4 border-amber bg-sand p-6 desktop:p-8">
      <h3 id="preguntas-clientes" className="heading-card mb-6">
        Para usted, que ya es cliente
      </h3>
      <FaqList faqs={faqs} />
    </section>
  );
}
