import { describe, expect, it } from '@jest/globals';
import type { DiscoveryService } from '@nestjs/core';
import { Registered } from './registered.js';

abstract class Tune {
  abstract play(): string;
}

const newTunes = () => new Registered<Tune, { name: string }>(Tune, { noun: 'tune', decorator: '@Play' });
const tune = (name: string) => {
  const types = {
    [name]: class extends Tune {
      override play = () => name;
    },
  };
  return types[name] as new () => Tune;
};
/** An application that has these. */
const providing = (...instances: object[]) =>
  ({ getProviders: () => instances.map((instance) => ({ instance, isAlias: false })) }) as unknown as DiscoveryService;

const [Waltz, March] = [tune('Waltz'), tune('March')];

describe('classes that register themselves', () => {
  it('are found when each is provided once, among all else', () => {
    const tunes = newTunes();
    tunes.define(Waltz, { name: 'waltz' });
    tunes.define(March, { name: 'march' });
    const waltz = new Waltz();
    const found = tunes.provided(providing({}, new March(), waltz));
    expect(found.size).toBe(2);
    expect(found.get(Waltz)).toBe(waltz);
    expect(tunes.contractOf(Waltz)).toEqual({ name: 'waltz' });
  });

  it.each<[string, object[], string]>([
    ['that no module provides', [new Waltz()], 'no module provides March'],
    ['that two modules provide', [new Waltz(), new March(), new March()], 'two modules provide March'],
    ['that is not marked', [new Waltz(), new March(), new (tune('Polka'))()], 'Polka has no @Play'],
  ])('stop the process with one %s', (_what, provided, reason) => {
    const tunes = newTunes();
    tunes.define(Waltz, { name: 'waltz' });
    tunes.define(March, { name: 'march' });
    expect(() => tunes.provided(providing(...provided))).toThrow(reason);
  });

  it('stop it with two of one name, and say all that is wrong at once', () => {
    const tunes = newTunes();
    tunes.define(Waltz, { name: 'waltz' });
    tunes.define(March, { name: 'waltz' });
    expect(() => tunes.provided(providing(new Waltz()))).toThrow(
      'Each tune needs one class, provided once: no module provides March; two are called waltz',
    );
  });

  it('have a contract only when they are marked', () => {
    expect(() => newTunes().contractOf(Waltz)).toThrow('Waltz is a tune without @Play');
  });
});
