import type { Campaign, State } from '@flota/schemas';
import { ArrowDown } from 'lucide-react';
import { LinkButton } from '../../components/Button.js';
import { Prose } from '../../components/Prose.js';
import { FormNoScript } from '../forms/index.js';
import { PictureHeading } from '../../components/page/PictureHeading.js';
import { ProspectForm } from './ProspectForm.js';

interface CampaignPageProps {
  campaign: Campaign;
  states: readonly State[];
}

/** Where an advertisement leads: what is offered, and the form. On a phone the form comes after the text's reasons. */
export function CampaignPage({ campaign, states }: CampaignPageProps) {
  const { slug, title, lead, image, body, formTitle, buttonText, thanks } = campaign;
  return (
    <>
      <PictureHeading
        title={title}
        lead={lead}
        image={image}
        action={
          // Beside the text the form is in sight.
          <LinkButton to="#formulario" className="wide:hidden" icon={<ArrowDown aria-hidden size={18} />}>
            {buttonText}
          </LinkButton>
        }
      />
      <FormNoScript />
      <div className="container-page grid gap-x-20 gap-y-16 py-14 desktop:py-24 wide:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <Prose html={body} className="measure text-[1.05rem] [&>:first-child]:mt-0" />
        <div id="formulario" className="min-w-0 border-t-4 border-ink pt-8 wide:self-start">
          <ProspectForm
            title={formTitle}
            button={buttonText}
            thanks={thanks}
            states={states}
            interest={{ campaign: slug }}
          />
        </div>
      </div>
    </>
  );
}
