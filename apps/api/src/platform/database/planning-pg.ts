import { PrismaPg } from '@prisma/adapter-pg';
import { AsyncLocalStorage } from 'node:async_hooks';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Statement = Parameters<Adapter['queryRaw']>[0];

/** A node of a plan, as `EXPLAIN (FORMAT JSON)` tells it. */
export interface PlanNode {
  'Node Type': string;
  'Plan Rows': number;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Presorted Key'?: string[];
  Plans?: PlanNode[];
}

/** Reads through Prisma, and what the planner thinks of the statements that Prisma made of them, which it tells nobody. */
export class PlanningPg extends PrismaPg {
  private readonly heard = new AsyncLocalStorage<Statement[]>();
  private adapter?: Adapter;

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = (statement) => {
      this.heard.getStore()?.push(statement);
      return queryRaw(statement);
    };
    return (this.adapter = adapter);
  }

  /** What was read, and a plan of each of its statements for who asks for them. */
  async planned<Result>(
    read: () => Promise<Result>,
  ): Promise<{ result: Result; plans: () => Promise<readonly PlanNode[]> }> {
    const statements: Statement[] = [];
    // Awaited in there: Prisma does nothing before somebody waits for it.
    const result = await this.heard.run(statements, async () => await read());
    return { result, plans: () => Promise.all(statements.map((statement) => this.planOf(statement))) };
  }

  private async planOf(statement: Statement): Promise<PlanNode> {
    const told = await this.adapter?.queryRaw({ ...statement, sql: `EXPLAIN (FORMAT JSON) ${statement.sql}` });
    const [[json] = []] = told?.rows ?? [];
    const [explained] = (typeof json === 'string' ? JSON.parse(json) : json) as { Plan: PlanNode }[];
    if (!explained) throw new Error('The database explained nothing');
    return explained.Plan;
  }
}
