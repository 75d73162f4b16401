import { archivesKilled } from './archives.mjs';
import { batchKilled } from './batches.mjs';
import { chargesKilled } from './charges.mjs';
import { clockAhead, clockBehind } from './clocks.mjs';
import { connectionsTaken, tableLocked } from './connections.mjs';
import { databaseFull } from './database-full.mjs';
import { receiverAway } from './events.mjs';
import { inShort } from './in-short.mjs';
import { mailBusy, mailDropsBeforeAnswer, mailDropsInData, mailRefused, mailSlow } from './mail-server.mjs';
import { webhooksKilled } from './payments.mjs';
import { apiKilled, postgresKilled, workerKilled } from './processes-killed.mjs';
import { redisAwayAtStart, redisFlushed, redisKilled } from './redis.mjs';
import { everythingKilled, restartedInTurn } from './restarts.mjs';
import { stampingKilled } from './stamping.mjs';
import { statementsKilled } from './statements.mjs';
import { bucketSlow, storageFull } from './storage.mjs';

/** The short run. @type {readonly import('../lib/scenario.mjs').Scenario[]} */
export const IN_SHORT = [inShort];

/** @type {readonly import('../lib/scenario.mjs').Scenario[]} */
export const SCENARIOS = [
  workerKilled,
  apiKilled,
  postgresKilled,
  everythingKilled,
  webhooksKilled,
  receiverAway,
  batchKilled,
  stampingKilled,
  chargesKilled,
  statementsKilled,
  archivesKilled,
  restartedInTurn,
  redisFlushed,
  redisKilled,
  redisAwayAtStart,
  mailDropsBeforeAnswer,
  mailDropsInData,
  mailBusy,
  mailRefused,
  mailSlow,
  storageFull,
  bucketSlow,
  databaseFull,
  connectionsTaken,
  tableLocked,
  clockAhead,
  clockBehind,
];
