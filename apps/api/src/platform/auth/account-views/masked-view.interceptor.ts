import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { masked } from '../../text/masked.js';
import type { CurrentUser } from '../current-user.js';

/** What the backoffice tells in full for a reason alone (docs/decisions/096), by the names it has in every answer. */
const IDENTIFIERS: ReadonlySet<string> = new Set(['rfc', 'clabe']);

/** Staff who look at an account see its identifiers as the backoffice shows them, whichever route tells them. */
@Injectable()
export class MaskedViewInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user } = context.switchToHttp().getRequest<{ user?: CurrentUser }>();
    if (user?.kind !== 'customer' || !user.view) return next.handle();
    return next.handle().pipe(map((answer: unknown) => withMasks(answer)));
  }
}

export function withMasks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMasks);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      typeof inner === 'string' && IDENTIFIERS.has(name) ? masked(inner) : withMasks(inner),
    ]),
  );
}
