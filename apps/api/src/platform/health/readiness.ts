import { Injectable } from '@nestjs/common';

/** Whether this instance wants visitors. */
@Injectable()
export class Readiness {
  private leaving = false;

  get isLeaving(): boolean {
    return this.leaving;
  }

  /** From now on a load balancer that asks is told to send nobody here; who comes all the same is still served. */
  leave(): void {
    this.leaving = true;
  }
}
