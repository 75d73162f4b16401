import { Injectable } from '@nestjs/common';
import type { Permissions, StaffRole } from '@flota/schemas';
import type { Actor } from '../audit/audit.js';
import { SecurityEvents } from '../audit/security-events.js';
import { ProblemException } from '../errors/problem.exception.js';
import type { Resource } from './resource.js';

/** Something staff are allowed to do that is not a CRUD resource, e.g. seeing the dashboard. */
export type Permission = Pick<Resource, 'name' | 'allow'>;

/** All resources of the backoffice, told by the features' modules; knows what each role may do. */
@Injectable()
export class ResourceRegistry {
  private readonly resources = new Map<string, Resource>();
  private readonly rules = new Map<string, Permission['allow']>();

  constructor(private readonly events: SecurityEvents) {}

  register(...resources: Resource[]): void {
    for (const resource of resources) {
      this.allow(resource);
      this.resources.set(resource.name, resource);
    }
  }

  allow({ name, allow }: Permission): void {
    if (this.rules.has(name)) throw new Error(`The resource ${name} is declared twice`);
    this.rules.set(name, allow);
  }

  /** 404 when there is no such resource. */
  get(name: string): Resource {
    const resource = this.resources.get(name);
    if (!resource) throw ProblemException.notFound();
    return resource;
  }

  all(): Resource[] {
    return [...this.resources.values()];
  }

  may(role: StaffRole, resource: string, action: string): boolean {
    const roles = this.rules.get(resource)?.[action];
    return roles !== undefined && (role === 'admin' || roles.includes(role));
  }

  /** 403 unless their role may do it; the audit log hears of whoever tries. */
  async require(staff: Actor & { role: StaffRole }, resource: string, action: string): Promise<void> {
    if (this.may(staff.role, resource, action)) return;
    await this.events.note('refused', { resource, recordId: action, actor: staff, details: { action } });
    throw ProblemException.forbidden();
  }

  permissions(role: StaffRole): Permissions {
    return Object.fromEntries(
      [...this.rules].flatMap(([name, allow]) => {
        const actions = Object.keys(allow).filter((action) => this.may(role, name, action));
        return actions.length > 0 ? [[name, actions]] : [];
      }),
    );
  }
}
