import type { FinancingPlanDetail } from '@flota/schemas';

/** Questions under a heading of the third level. */
export function FaqList({ faqs }: { faqs: FinancingPlanDetail['lists']['faqs'] }) {
  return faqs.map(({ question, answer }) => (
    <div key={question} className="mt-7 first-of-type:mt-0">
      <h4 className="text-[1rem] leading-snug tracking-normal">{question}</h4>
      <div className="prose-flota mt-2 text-muted" dangerouslySetInnerHTML={{ __html: answer }} />
    </div>
  ));
}
