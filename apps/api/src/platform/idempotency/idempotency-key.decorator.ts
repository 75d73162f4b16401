import { Headers } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

/**
 * The header `Idempotency-Key` of the request, and that its route takes it: the same key with the same body gets what the
 * first request got. `required` describes the route only; it refuses a request without by itself.
 */
export function IdempotencyKey({ required = false } = {}): ParameterDecorator {
  const describe = ApiHeader({
    name: 'Idempotency-Key',
    required,
    description: 'Made once for what is asked for, sent with every attempt. 8 to 128 visible ASCII characters.',
  });
  return (target, method, index) => {
    Headers('idempotency-key')(target, method, index);
    const route = method !== undefined && Object.getOwnPropertyDescriptor(target, method);
    if (route) describe(target, method, route);
  };
}
