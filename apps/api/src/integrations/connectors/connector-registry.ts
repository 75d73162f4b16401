import { Injectable } from '@nestjs/common';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import type { AnyConnector, Connector } from './define-connector.js';
import type { SettingFields } from './fields.js';

/** All outside systems that can be connected, told by the modules of their rooms. */
@Injectable()
export class ConnectorRegistry {
  private readonly connectors = new Map<string, AnyConnector>();

  register<Name extends string, Fields extends SettingFields>(connector: Connector<Name, Fields>): void {
    if (this.connectors.has(connector.name)) throw new Error(`The connector ${connector.name} is declared twice`);
    // Its functions only ever get settings that its own fields made.
    this.connectors.set(connector.name, connector);
  }

  /** 404 when there is none of that name. */
  get(name: string): AnyConnector {
    const connector = this.connectors.get(name);
    if (!connector) throw ProblemException.notFound();
    return connector;
  }

  all(): AnyConnector[] {
    return [...this.connectors.values()];
  }
}
