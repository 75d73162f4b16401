import { Injectable, type Type } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';

/** What a registered class says of itself where it is defined; no two share a name. */
export interface Named {
  readonly name: string;
}

interface Wording {
  /** What one is called, e.g. `mail`. */
  noun: string;
  /** The decorator, e.g. `@Mail`. */
  decorator: string;
}

/**
 * Classes of one kind (mails, jobs, sweeps) that register themselves: a decorator marks each where it is defined, its
 * feature's module provides it, and at the boot the application finds those provided and compares. What was defined and
 * forgotten stops the process that would never have done it.
 */
export class Registered<Base extends object, Contract extends Named> {
  private readonly contracts = new Map<unknown, Contract>();

  constructor(
    private readonly base: abstract new (...parts: never[]) => Base,
    private readonly wording: Wording,
  ) {}

  /** For the decorator. */
  define(type: Type<Base>, contract: Contract): void {
    Injectable()(type);
    this.contracts.set(type, contract);
  }

  /** For tests, which define some that no module provides: suites that follow in the same process must not meet them. */
  forget(type: Type<Base>): void {
    this.contracts.delete(type);
  }

  contractOf(type: unknown): Contract {
    const contract = this.contracts.get(type);
    if (!contract) throw new Error(`${nameOf(type)} is a ${this.wording.noun} without ${this.wording.decorator}`);
    return contract;
  }

  /** Of every class that is defined. */
  all(): Contract[] {
    return [...this.contracts.values()];
  }

  /**
   * The one instance of each class that is defined, by the class.
   *
   * @throws Error with all that is wrong: provided by no module or by two, without its decorator, or two of one name
   */
  provided(discovery: DiscoveryService): Map<unknown, Base> {
    const found = discovery
      .getProviders()
      .filter(({ instance, isAlias }) => !isAlias && (instance as unknown) instanceof this.base)
      .map(({ instance }) => instance as Base);
    const types = found.map(({ constructor }) => constructor);
    const names = [...this.contracts.values()].map(({ name }) => name);
    const wrong = [
      ...types
        .filter((type) => !this.contracts.has(type))
        .map((type) => `${type.name} has no ${this.wording.decorator}`),
      ...[...this.contracts.keys()]
        .filter((type) => !types.includes(type as Type))
        .map((type) => `no module provides ${nameOf(type)}`),
      ...repeated(types).map((type) => `two modules provide ${type.name}`),
      ...repeated(names).map((name) => `two are called ${name}`),
    ];
    if (wrong.length > 0)
      throw new Error(`Each ${this.wording.noun} needs one class, provided once: ${wrong.join('; ')}`);
    return new Map(found.map((instance) => [instance.constructor, instance]));
  }
}

const repeated = <Item>(items: readonly Item[]): Item[] => items.filter((item, index) => items.indexOf(item) !== index);

const nameOf = (type: unknown): string => (type as Type).name;
