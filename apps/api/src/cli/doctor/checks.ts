// Loaded before anything is waited for: a process that is busy loading takes what has answered for late.
import '@flota/prisma';
import type { Check } from './check.js';
import { clock, database, eventNumbers, keys, migrations, roles } from './database.checks.js';
import { mail, mailDomain } from './mail.checks.js';
import { cards, proxy, settings } from './settings.checks.js';
import { certificate, site } from './site.checks.js';
import { backup, scanner, storage } from './storage.checks.js';
import { connectors, queue, worker } from './work.checks.js';

/** In the order in which they are told: what others lean on first. */
export const CHECKS: readonly Check[] = [
  settings,
  database,
  migrations,
  eventNumbers,
  roles,
  clock,
  keys,
  queue,
  worker,
  mail,
  mailDomain,
  storage,
  scanner,
  site,
  certificate,
  proxy,
  cards,
  connectors,
  backup,
];
