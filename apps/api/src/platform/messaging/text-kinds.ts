import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type OwedText, type TextContract, texts, type TextType } from './owed-text.js';

type Kind = TextContract & { text: OwedText };

/** Every kind of message to a telephone there is. */
@Injectable()
export class TextKinds implements OnModuleInit {
  private byKind: ReadonlyMap<string, Kind> = new Map();

  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws Error when a kind has no class that is provided, or two */
  onModuleInit(): void {
    const all = [...texts.provided(this.discovery)].map(([type, text]) => ({ ...texts.contractOf(type), text }));
    this.byKind = new Map(all.map((kind) => [kind.name, kind]));
  }

  contractOf(type: TextType<never>): TextContract {
    return texts.contractOf(type);
  }

  find(name: string): Kind | null {
    return this.byKind.get(name) ?? null;
  }

  all(): Kind[] {
    return [...this.byKind.values()];
  }
}
