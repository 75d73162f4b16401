import type { Type } from '@nestjs/common';
import type { NoticeKind, SitePage, SitePageParams } from '@flota/schemas';
import { Registered } from '../boot/registered.js';
import type { About } from '../outbox/owed-mail.js';

/** A message that is to be written now. */
export interface TextInHand<Subject extends string = string> {
  about: About<Subject>;
  siteUrl: <Page extends SitePage>(page: Page, ...params: SitePageParams<Page>) => string;
}

export interface TextContract {
  /** As its rows and the backoffice name it, e.g. `contracts.tell-due`. */
  readonly name: string;
  /** What staff call it. */
  readonly title: string;
  /** What it says, its variables in braces, neither first nor last, which Meta refuses: `Debe {monto} desde el {vence}.` */
  readonly body: string;
  /** For each variable a value such as it comes, for who looks at how long it gets. */
  readonly sample: Readonly<Record<string, string>>;
  /** For so long it is worth being said. */
  readonly hours: number;
  /** What customers choose it by, where they may. */
  readonly notice?: NoticeKind;
  /** Somebody waits for it: it is said in the night, too. */
  readonly atAnyHour?: true;
  /** What a device shows in its place, where that is not what its kind of notice shows. */
  readonly shown?: () => { title: string; body: string };
  /** The tables that it may be about. */
  readonly about: readonly string[];
}

/** One kind of message to a telephone: the values of its variables, said from what it is about. */
export abstract class OwedText<Subject extends string = string> {
  /** `null` when there is nothing to say any more. */
  abstract compose(text: TextInHand<Subject>): Promise<Record<string, string> | null>;
}

/** A class of messages, by which they are owed. */
export type TextType<Subject extends string> = abstract new (...parts: never[]) => OwedText<Subject>;

export const texts = new Registered<OwedText, TextContract>(OwedText, { noun: 'text', decorator: '@Text' });

/** Marks a kind of message and names the tables that it may be about. Its feature's module provides it. */
export const Text =
  <Subject extends string>(contract: Omit<TextContract, 'about'>, ...about: Subject[]) =>
  (type: TextType<Subject>): void =>
    texts.define(type as unknown as Type<OwedText>, { ...contract, about });

const VARIABLE = /\{(\w+)\}/g;

/** In the order in which it says them, each once. */
export const variablesOf = ({ body }: Pick<TextContract, 'body'>): string[] => [
  ...new Set([...body.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

/** What it says. @throws Error when a variable has no value: a mistake of ours, and half a sentence to whoever reads it */
export const spoken = ({ name, body }: Pick<TextContract, 'name' | 'body'>, values: Readonly<Record<string, string>>) =>
  body.replace(VARIABLE, (_, variable: string) => {
    const value = values[variable];
    if (!value) throw new Error(`The message ${name} has no ${variable}`);
    return value;
  });
