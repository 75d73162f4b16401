import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { fillAll } from '@flota/schemas';
import { from, mergeMap, type Observable } from 'rxjs';
import { TextValues } from './text-values.js';

/** Fills the placeholders of whatever a route answers. What was read before the settings changed is made anew by it. */
@Injectable()
export class FilledTexts implements NestInterceptor {
  constructor(private readonly texts: TextValues) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(mergeMap((answer: unknown) => from(this.filled(answer))));
  }

  private async filled(answer: unknown): Promise<unknown> {
    return fillAll(answer, await this.texts.present());
  }
}
