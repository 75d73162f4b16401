import { planPageWriteSchema } from '@flota/schemas';
import type { ContentForm } from '../../components/content/content-form.js';
import { FormGroup, FormLayout } from '../../components/content/FormLayout.js';
import { FaqItemsInput } from '../../components/content/FaqItemsInput.js';
import { HtmlText } from '../../components/content/HtmlText.js';
import { ItemsInput } from '../../components/content/ItemsInput.js';
import { Line } from '../../components/content/Line.js';
import { PictureInput } from '../../components/pictures/PictureInput.js';
import { ByPersonInputs } from './ByPersonInputs.js';

const PlanPageInputs = () => (
  <FormLayout
    aside={
      <>
        <PictureInput source="page.image" />
        <PictureInput source="page.imageMobile" shape="upright" />
        <FormGroup title="En los buscadores">
          <Line source="page.seoDescription" multiline />
          <Line source="page.seoKeywords" hint="Separadas por comas." />
        </FormGroup>
      </>
    }
  >
    <FormGroup title="Portada">
      <Line source="page.heroTitle" />
      <Line source="page.heroText" multiline />
    </FormGroup>
    <FormGroup title="¿Qué es?">
      <Line source="page.whatTitle" />
      <HtmlText source="page.whatText" />
    </FormGroup>
    <FormGroup title="¿Por qué con nosotros?">
      <Line source="page.whyTitle" />
      <ItemsInput source="page.why" label="Razones" add="Agregar razón" titleSource="title">
        <Line source="title" label="Título" />
        <Line source="text" label="Texto" multiline />
      </ItemsInput>
    </FormGroup>
    <ByPersonInputs source="page.characteristics" title="Características" />
    <ByPersonInputs source="page.advantages" title="Ventajas" />
    <ByPersonInputs source="page.requirements" title="Requisitos" />
    <FormGroup title="Opciones del plan">
      <ItemsInput source="options" label="Opciones" add="Agregar opción" titleSource="title">
        <Line source="title" label="Título" />
        <Line source="summary" label="Texto" multiline />
      </ItemsInput>
    </FormGroup>
    <FormGroup title="Todos los detalles">
      <HtmlText source="page.conditionsText" />
      <HtmlText source="page.riskText" />
    </FormGroup>
    <FormGroup title="Preguntas">
      <FaqItemsInput source="faqs" label="Para todos los visitantes" />
      <FaqItemsInput source="customerFaqs" label="Solo para clientes con sesión iniciada" />
    </FormGroup>
  </FormLayout>
);

export default { schema: planPageWriteSchema, Inputs: PlanPageInputs } satisfies ContentForm;
