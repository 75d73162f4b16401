interface FaqSeed {
  question: string;
  /** HTML. */
  answer: string;
}

/** By category slug, in the order they are shown. */
export const faqs: Record<string, FaqSeed[]> = {
  'general-questions': [
    {
      question: '¿Quién puede solicitar un financiamiento?',
      answer:
        '<p>Personas físicas, con o sin actividad empresarial, y empresas constituidas en México. Todo financiamiento está sujeto a aprobación de crédito.</p>',
    },
    {
      question: '¿Qué documentos necesito como persona física?',
      answer:
        '<p>De inicio le pedimos:</p><ul><li>Identificación oficial vigente</li><li>Acta de nacimiento o de matrimonio</li><li>RFC</li><li>Comprobante de domicilio</li></ul><p>Según el monto, podemos solicitar estados financieros, declaración anual, estados de cuenta bancarios, facturas o concesiones, tarjetas de circulación y contratos con sus clientes.</p>',
    },
    {
      question: '¿Qué documentos necesita mi empresa?',
      answer:
        '<p>De inicio le pedimos:</p><ul><li>Identificación oficial del representante legal</li><li>RFC de la empresa</li><li>Comprobante de domicilio</li><li>Acta constitutiva y poderes</li></ul><p>Según el monto, podemos solicitar estados financieros, declaración anual, estados de cuenta bancarios, facturas o concesiones, tarjetas de circulación y contratos con sus clientes.</p>',
    },
    {
      question: '¿Puedo adelantar pagos a capital?',
      answer:
        '<p>Sí, sin penalización. El anticipo debe ser de al menos tres mensualidades: el plazo se acorta y la mensualidad se mantiene igual.</p><p>Avísenos por correo a nuestra unidad de atención a clientes para que el pago adicional se aplique a capital.</p>',
    },
    {
      question: '¿La tasa puede cambiar durante mi contrato?',
      answer: '<p>No. La tasa es fija durante toda la vigencia del contrato.</p>',
    },
    {
      question: '¿Qué sucede si me atraso en un pago?',
      answer:
        '<p>Incumplir sus obligaciones genera comisiones e intereses moratorios, y contratar créditos por arriba de su capacidad de pago puede afectar su historial crediticio. Si prevé un atraso, llámenos antes de la fecha de pago.</p>',
    },
    {
      question: '¿A qué se compromete un aval u obligado solidario?',
      answer:
        '<p>El avalista, obligado solidario o coacreditado responde como obligado principal frente a la entidad financiera.</p>',
    },
    {
      question: '¿Qué vigencia debe tener mi seguro?',
      answer: '<p>La póliza debe coincidir con el inicio y el fin de su contrato de financiamiento.</p>',
    },
  ],
  calculadora: [
    {
      question: '¿La cotización me compromete a algo?',
      answer:
        '<p>No. Es informativa, no es una oferta y está sujeta a aprobación de crédito. Los planes y precios pueden cambiar sin previo aviso.</p>',
    },
    {
      question: '¿Cómo recibo mi cotización?',
      answer:
        '<p>Se la enviamos por correo electrónico con un documento PDF y una liga para consultarla cuando guste. Si no la encuentra, revise su carpeta de correo no deseado.</p>',
    },
    {
      question: '¿Cuánto tiempo es válida?',
      answer:
        '<p>Cada cotización muestra la fecha hasta la que se respetan sus condiciones. Después puede calcular una nueva en un minuto.</p>',
    },
    {
      question: '¿Qué es el CAT?',
      answer:
        '<p>El Costo Anual Total reúne en un solo porcentaje la tasa de interés y las comisiones de un crédito, para que pueda compararlo con otros. Se presenta sin IVA y para fines informativos y de comparación.</p>',
    },
    {
      question: '¿El precio de la unidad es definitivo?',
      answer:
        '<p>Es un precio de referencia con IVA. Su distribuidor le confirmará el precio final según el equipamiento que elija.</p>',
    },
    {
      question: '¿Por qué el resultado cambia entre persona física y empresa?',
      answer:
        '<p>Cambian la tasa y el IVA sobre los intereses. Si usted es persona física con actividad empresarial y la unidad es para su negocio, sus intereses podrían estar exentos de IVA: un asesor lo revisará con usted.</p>',
    },
  ],
};
