/**
 * What visitors read is said in `packages/texts`, where the lender can say it otherwise. This finds what is written where it is
 * shown: text between tags, and strings that read as Spanish. Of the account, which is not the lender's to reword, only its own
 * folders are left out.
 */
const SPANISH = /[áéíóúñüÁÉÍÓÚÑ¿¡«»]|^[A-Z][a-zñáéíóú]+[,.:]? [a-zñáéíóú]/;
/** Of any language, but the currency's. */
const WORD = /\b(?!MXN\b)\p{L}{2,}/u;

/** Attributes that are read out or seen. */
const READ = new Set(['label', 'title', 'alt', 'aria-label', 'lead', 'text', 'what', 'hint', 'placeholder', 'heading']);

/** @type {import('eslint').Rule.RuleModule} */
const noLiteralTexts = {
  meta: { type: 'problem', messages: { say: 'What visitors read is said in packages/texts: {{ text }}' }, schema: [] },
  create(context) {
    const report = (node, text) => context.report({ node, messageId: 'say', data: { text: text.trim().slice(0, 60) } });
    const isRead = (node) => node.parent?.type === 'JSXAttribute' && READ.has(String(node.parent.name.name));
    /** A message for whoever maintains it. */
    const isThrown = (node) =>
      context.sourceCode
        .getAncestors(node)
        .some(({ type }) => type === 'NewExpression' || type === 'ImportDeclaration');
    const look = (node, text) => {
      if (isRead(node) ? WORD.test(text) : SPANISH.test(text) && !isThrown(node)) report(node, text);
    };
    return {
      JSXText: (node) => WORD.test(node.value) && report(node, node.value),
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: (node) => look(node, node.value.raw),
    };
  },
};

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** What is read while a module is loaded stays as it was then, whatever the lender says later. @type {import('eslint').Rule.RuleModule} */
const readWhenDrawn = {
  meta: {
    type: 'problem',
    messages: { late: 'Read {{ name }} in a function: other words are to be seen without a restart.' },
    schema: [],
  },
  create(context) {
    return {
      ImportDeclaration(node) {
        if (!/^@flota\/texts\/(site|mails)\//.test(String(node.source.value))) return;
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          for (const { identifier } of variable.references) {
            const isLate = !context.sourceCode.getAncestors(identifier).some(({ type }) => FUNCTION.test(type));
            // Handed on as a whole they are read later.
            const { type, id } = identifier.parent;
            if (isLate && (type === 'MemberExpression' || id?.type === 'ObjectPattern')) {
              context.report({ node: identifier, messageId: 'late', data: { name: variable.name } });
            }
          }
        }
      },
    };
  },
};

const SITE = 'apps/site/app';
/** Pages of the account, which the lender rewords nothing of. */
const ACCOUNT = [
  'account',
  'account-view',
  'appearance',
  'bill-request',
  'contracts',
  'messages',
  'offline',
  'papers',
  'people',
  'payments',
  'policies',
  'profile',
  'session',
  'signing',
  'uploads',
];

/** For `eslint.config.mjs`. */
export const texts = {
  files: [`${SITE}/**/*.{ts,tsx}`, 'apps/api/src/**/*.{mail,mails}.ts'],
  ignores: [
    '**/*.{spec,fixture}.{ts,tsx}',
    `${SITE}/testing/**`,
    // The specification's default locale of the date picker.
    `${SITE}/components/date-picker/english.ts`,
    `${SITE}/routes/account.*`,
    `${SITE}/api/account/**`,
    ...ACCOUNT.map((feature) => `${SITE}/features/${feature}/**`),
  ],
  plugins: { texts: { rules: { 'no-literal-texts': noLiteralTexts } } },
  rules: { 'texts/no-literal-texts': 'error' },
};

/** For `eslint.config.mjs`, wherever texts are read. */
export const readLate = {
  files: ['apps/**/*.{ts,tsx}', 'packages/**/*.ts'],
  plugins: { wording: { rules: { 'read-when-drawn': readWhenDrawn } } },
  rules: { 'wording/read-when-drawn': 'error' },
};
