import {
  type AdminStaffAccount,
  type FieldCode,
  PASSWORD_LENGTH,
  staffInvitationSchema,
  staffRoleSchema,
} from '@flota/schemas';
import { text } from 'node:stream/consumers';
import type { StaffOperations } from '../../staff/index.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { type Cli, command, group } from '../lib/cli.js';
import { CommandFailure, misuse } from '../lib/command-failure.js';
import { EXIT } from '../lib/exit-codes.js';
import { operator } from '../lib/operator.js';
import { table } from '../lib/outcome.js';
import { withApp } from '../lib/with-app.js';

const ROLES = staffRoleSchema.options.join(', ');

/** What is wrong, in the words of whoever runs this. */
const FAULTS: Partial<Record<FieldCode, string>> = {
  'PASSWORD.LEAKED': 'The password is known from leaks of other sites.',
  'PASSWORD.PERSONAL': 'The password is made of the name or the address.',
  'PASSWORD.TOO_COMMON': 'The password is guessed early: use several words that have nothing to do with each other.',
  'PASSWORD.TOO_SHORT': `The password (standard input) must have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
  'VALUE.TAKEN': 'There is an account with that address: `flota staff password` gives it another password.',
};

export const staffCommand = (cli: Cli) =>
  group('staff', 'who works in the backoffice')
    .addCommand(create(cli))
    .addCommand(list(cli))
    .addCommand(password(cli))
    .addCommand(
      change(cli, 'disable', 'close an account and end its sessions', (staff, actor, email) =>
        staff.setActive(actor, email, false),
      ),
    )
    .addCommand(
      change(cli, 'enable', 'open an account again', (staff, actor, email) => staff.setActive(actor, email, true)),
    )
    .addCommand(
      change(
        cli,
        'forget-second-factor',
        'for who lost every second factor: the next sign-in sets up a new one',
        (staff, actor, email) => staff.forgetSecondFactor(actor, email),
      ),
    );

const create = (cli: Cli) =>
  command('create', `make an account; roles: ${ROLES}`, [
    'staff create ana@example.com "Ana Ruiz" admin --invite',
    'staff create ana@example.com "Ana Ruiz" admin <password.txt',
  ])
    .argument('<e-mail>')
    .argument('<name>')
    .argument('<role>', ROLES)
    .option('--invite', 'send a link by mail to choose a password, instead of reading one from standard input')
    .action(
      cli.answering(async (address, name, role, { invite }) => {
        const account = staffInvitationSchema.safeParse({ email: address.trim().toLowerCase(), name, role });
        if (!account.success) {
          const wrong = account.error.issues.map(({ path }) => path.join('.')).join(', ');
          throw misuse(`This can't be: ${wrong}. Roles: ${ROLES}.`);
        }
        const chosen = invite ? null : await passwordFromInput();
        await operate(cli, (staff) => staff.create(operator('staff create'), account.data, chosen));
        const { email } = account.data;
        const told = invite ? `${email} gets a link by mail to choose a password` : `${email} may sign in`;
        return { lines: [`${told}, as ${role}.`], data: { email, role, invited: invite === true } };
      }),
    );

const password = (cli: Cli) =>
  command('password', 'give an account another password, from standard input, and end its sessions', [
    'staff password ana@example.com <password.txt',
  ])
    .argument('<e-mail>')
    .action(
      cli.answering(async (address) => {
        const email = address.trim().toLowerCase();
        const chosen = await passwordFromInput();
        await operate(cli, (staff) => staff.setPassword(operator('staff password'), email, chosen));
        return { lines: [`${email} has another password, and every session ended.`], data: { email } };
      }),
    );

const list = (cli: Cli) =>
  command('list', 'every account', ['staff list', 'staff list --json']).action(
    cli.answering(async () => {
      const accounts = await operate(cli, (staff) => staff.list());
      const data = accounts.map(({ email, name, role, active, invited, hasSecondFactor, lastSignInAt }) => ({
        email,
        name,
        role,
        active,
        invited,
        hasSecondFactor,
        lastSignInAt,
      }));
      return {
        lines: table(['e-mail', 'name', 'role', 'state', 'second factor', 'last sign-in'], accounts.map(row)),
        data: { accounts: data },
      };
    }),
  );

const row = ({ email, name, role, active, invited, hasSecondFactor, lastSignInAt }: AdminStaffAccount): string[] => [
  email,
  name,
  role,
  active ? (invited ? 'invited' : 'open') : 'closed',
  hasSecondFactor ? 'yes' : 'no',
  lastSignInAt ?? 'never',
];

type Change = (staff: StaffOperations, actor: ReturnType<typeof operator>, email: string) => Promise<void>;

const change = (cli: Cli, name: string, about: string, work: Change) =>
  command(name, about, [`staff ${name} ana@example.com`])
    .argument('<e-mail>')
    .action(
      cli.answering(async (address) => {
        const email = address.trim().toLowerCase();
        await operate(cli, (staff) => work(staff, operator(`staff ${name}`), email));
        return { lines: [`${email}: done, and every session ended.`], data: { email } };
      }),
    );

async function operate<Result>(cli: Cli, work: (staff: StaffOperations) => Promise<Result>): Promise<Result> {
  return cli.within((env) =>
    withApp(env, async (app) => {
      const { StaffOperations } = await import('../../staff/index.js');
      return work(app.get(StaffOperations, { strict: false })).catch(inWords);
    }),
  );
}

function inWords(error: unknown): never {
  if (!(error instanceof ProblemException)) throw error;
  const [fault] = error.options.errors ?? [];
  const words = fault && FAULTS[fault.code];
  if (words) throw new CommandFailure(EXIT.wrong, `Nothing was changed. ${words}`);
  if (error.status === 404) throw new CommandFailure(EXIT.wrong, 'Nothing was changed. There is no such account.');
  if (error.code === 'STAFF.OWN_ACCOUNT') {
    throw new CommandFailure(
      EXIT.wrong,
      'Nothing was changed. Nobody else could administer: make another administrator first.',
    );
  }
  throw error;
}

/** So that it shows in no process list and no shell history. */
async function passwordFromInput(): Promise<string> {
  if (process.stdin.isTTY) {
    throw misuse('The password comes on standard input: printf %s "$PASSWORD" | flota staff …');
  }
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}
