import { Prisma } from '@flota/prisma';
import { type FieldError, type LedgerDifferenceKind, type LedgerSide, ledgerSideSchema } from '@flota/schemas';
import { z } from 'zod';
import type { Database } from '../../../platform/database/prisma.service.js';
import { LEDGER } from '../ledger-actor.js';

/** Something in which both sides are not the same. */
export interface Found {
  kind: LedgerDifferenceKind;
  /** Of money the ledger's id of it, or that of our event. */
  key: string;
  ours: LedgerSide | null;
  theirs: LedgerSide | null;
}

/** What comparing a contract came to. */
export interface Comparison {
  found: Found[];
  /** Money that both have and that the ledger's name for is not known yet. */
  pairs: { externalId: string; eventId: string }[];
  /** What can't be told yet, as something is under way to the ledger: what is known of it stays. Without a key, all of the kind. */
  unsure: { kind: LedgerDifferenceKind; key?: string }[];
  /** Why what was told did not come in by itself. */
  problems: FieldError[];
}

const rowSchema = z.object({
  kind: z.string(),
  key: z.string(),
  ours: ledgerSideSchema.nullable(),
  theirs: ledgerSideSchema.nullable(),
});

/** They follow from the money, so they are as sure as that is. */
const FOLLOWS = ['state', 'balance', 'instalments'] as const;

/** Money that came from outside; what moves within Flota shows in the balance. */
const RECEIPTS = Prisma.sql`('payment', 'prepayment', 'payoff', 'purchase_option')`;

/** For so long what was delivered to the ledger may be missing in what it told before. */
const TOLD_BACK_WITHIN = Prisma.sql`interval '1 day'`;

/** Our money by event: whether a movement of it stands, and whether news of it is under way to the ledger. */
const OURS = Prisma.sql`
  ours as (
    select event.id, event.type::text as kind, event.amount, event.value_on as "on", event.reference,
      exists (
        select from movement where movement.event_id = event.id and movement.kind = 'payment' and movement.reverses is null
          and not exists (select from movement back where back.contract_id = movement.contract_id and back.reverses = movement.sequence)
      ) as stands,
      event.id = any (array(select under_way.event_id from under_way)) as moving
    from told join contract_event event on event.contract_id = told.contract_id
    where event.type in ${RECEIPTS} and event.amount > 0 and event.counterpart_id is null
  )`;

const UNDER_WAY = Prisma.sql`
  under_way as (
    select (event.data->>'eventId')::uuid as event_id
    from told join delivery on delivery.subject_kind = 'contract' and delivery.subject_id = told.contract_id::text
      join delivery_target target on target.id = delivery.target_id and target.kind = 'connector' and target.name = ${LEDGER}
      join event on event.id = delivery.event_id and event.type in ('payment.received', 'payment.reversed')
    where (delivery.state in ('pending', 'sending')
        or delivery.state = 'delivered' and delivery.ended_at > greatest(told.told_at, now() - ${TOLD_BACK_WITHIN}))
      -- What the ledger said itself is no news to it.
      and not exists (select from external_reference named where named.system = ${LEDGER} and named.kind = 'movement'
        and named.record_id = nullif(event.data->>(case event.type when 'payment.received' then 'eventId' else 'reversedByEventId' end), '')::uuid)
  )`;

/** Their money, with the event of ours where the ledger's name for it is known, or it bears ours. */
const THEIRS = Prisma.sql`
  theirs as (
    select moved.id, moved.kind, moved.amount, moved."receivedOn" as "on", moved.reference, moved.state = 'posted' as stands,
      coalesce(named.record_id, own.id) as event_id
    from told cross join lateral jsonb_to_recordset(told.money->'movements')
        as moved(id text, "flotaId" uuid, kind text, amount numeric, "receivedOn" date, reference text, state text)
      left join external_reference named
        on named.system = ${LEDGER} and named.kind = 'movement' and named.external_id = moved.id
      left join contract_event own on own.id = moved."flotaId" and own.contract_id = told.contract_id
  )`;

/** Equal money of one day that neither side has a name for: the first with the first, by its reference. */
const PAIRS = Prisma.sql`
  pairs as (
    select theirs.id, theirs.event_id, false as is_new from theirs where theirs.event_id is not null
    union all
    select there.id, here.id, true from (
      select id, amount, "on", row_number() over (partition by amount, "on" order by reference, id) as turn
      from theirs where stands and event_id is null
    ) there join (
      select id, amount, "on", row_number() over (partition by amount, "on" order by reference, id) as turn
      from ours where stands and id not in (select event_id from theirs where event_id is not null)
        and not exists (select from external_reference named
          where named.system = ${LEDGER} and named.kind = 'movement' and named.record_id = ours.id)
    ) here using (amount, "on", turn)
  )`;

const side = (
  of: Prisma.Sql,
) => Prisma.sql`jsonb_build_object('kind', ${of}.kind, 'amount', to_char(${of}.amount, 'FM999999999990.00'),
  'on', ${of}."on", 'reference', ${of}.reference, 'takenBack', not ${of}.stands)`;

const MONEY = Prisma.sql`
  money as (
    select ours.id as event_id, ours.stands as here, theirs.id as external_id, theirs.stands as there,
      coalesce(ours.moving, false) as moving, pairs.is_new,
      ours.amount is distinct from theirs.amount or ours."on" is distinct from theirs."on" as differs,
      case when ours.id is not null then ${side(Prisma.sql`ours`)} end as ours,
      case when theirs.id is not null then ${side(Prisma.sql`theirs`)} end as theirs
    from theirs left join pairs on pairs.id = theirs.id full join ours on ours.id = pairs.event_id
  )`;

/** Lines by number, without what is due only once it is asked for. */
const LINES = Prisma.sql`
  lines as (
    select number, here.due_on as here_on, here.total as here_total, there."dueOn" as there_on, there.total as there_total
    from (
      select number, due_on, total from told join instalment on instalment.contract_id = told.contract_id
      where instalment.kind <> 'purchase_option'
    ) here full join (
      select number, "dueOn", total from told cross join lateral
        jsonb_to_recordset(told.money->'instalments') as line(number int, "dueOn" date, total numeric)
    ) there using (number)
    where (here.due_on, here.total) is distinct from (there."dueOn", there.total)
  )`;

/** Ours as of the ledger's day: capital still owed, of a pure lease rents due and not paid. */
const FIGURES = Prisma.sql`
  figures as (
    select contract.state::text as here_state, told.money->>'state' as there_state, told.money->>'asOf' as as_of,
      (told.money->>'balance')::numeric as there_balance,
      case when contract.kind = 'pure_lease' then coalesce((
        select sum(rent + vat - paid_rent - paid_vat) from instalment
        where instalment.contract_id = contract.id and kind <> 'purchase_option'
          and charged and due_on <= (told.money->>'asOf')::date
      ), 0) else contract.outstanding_capital end as here_balance
    from told join contract on contract.id = told.contract_id
  )`;

/**
 * Compares a contract with what the ledger told of it, to the cent and in one statement: nothing of it is held here but what
 * differs.
 */
export async function compareContract(database: Database, id: string): Promise<Comparison> {
  const rows = rowSchema.array().parse(
    await database.$queryRaw`
      with told as (select contract_id, money, told_at from ledger_contract where id = ${id}::uuid),
        ${UNDER_WAY}, ${OURS}, ${THEIRS}, ${PAIRS}, ${MONEY}, ${LINES}, ${FIGURES}
      select case when moving and coalesce(here, false) <> coalesce(there, false) then 'unsure'
          when coalesce(there, false) and not coalesce(here, false) then 'movement_here'
          when coalesce(here, false) and not coalesce(there, false) then 'movement_there'
          else 'movement' end as kind,
        case when coalesce(here, false) and not coalesce(there, false) then event_id::text else coalesce(external_id, event_id::text) end as key,
        ours, theirs
      from money where coalesce(here, false) <> coalesce(there, false) or here and there and differs
      union all
      select 'pair', external_id, null, jsonb_build_object('reference', event_id) from money where is_new
      union all
      select 'instalments', '',
        jsonb_build_object('lines', jsonb_agg(jsonb_build_object('number', number, 'dueOn', here_on, 'total', to_char(here_total, 'FM999999999990.00')) order by number)),
        jsonb_build_object('lines', jsonb_agg(jsonb_build_object('number', number, 'dueOn', there_on, 'total', to_char(there_total, 'FM999999999990.00')) order by number))
      from lines having count(*) > 0
      union all
      select 'balance', '', jsonb_build_object('amount', to_char(here_balance, 'FM999999999990.00'), 'on', as_of),
        jsonb_build_object('amount', to_char(there_balance, 'FM999999999990.00'), 'on', as_of)
      from figures where here_balance <> there_balance
      union all
      select 'state', '', jsonb_build_object('state', here_state), jsonb_build_object('state', there_state)
      from figures where here_state <> there_state`,
  );
  const unsure = rows.filter(({ kind }) => kind === 'unsure');
  const follows: readonly string[] = unsure.length > 0 ? FOLLOWS : [];
  return {
    pairs: rows.flatMap(({ kind, key, theirs }) =>
      kind === 'pair' ? [{ externalId: key, eventId: theirs?.reference ?? '' }] : [],
    ),
    found: rows.filter(isFound).filter(({ kind }) => !follows.includes(kind)),
    unsure: [
      ...(unsure.length > 0 ? FOLLOWS.map((kind) => ({ kind })) : []),
      ...unsure.flatMap(({ key }) => [
        { kind: 'movement_here' as const, key },
        { kind: 'movement_there' as const, key },
      ]),
    ],
    problems: [],
  };
}

const isFound = (row: z.output<typeof rowSchema>): row is Found => row.kind !== 'pair' && row.kind !== 'unsure';
