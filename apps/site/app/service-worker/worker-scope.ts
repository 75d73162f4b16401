import type { WorkerMessage } from '../lib/kept-caches.js';

/* What TypeScript's library for pages leaves out. Its library for workers contradicts that one. */

export interface LifeEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

export interface AskedEvent extends LifeEvent {
  request: Request;
  /** Of a navigation: the answer, asked for while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface ToldEvent extends LifeEvent {
  data: WorkerMessage;
}

interface PushedEvent extends LifeEvent {
  data: { json: () => unknown } | null;
}

interface PressedEvent extends LifeEvent {
  notification: Notification;
}

/** A window of the site. */
interface WorkerClient {
  url: string;
  focus: () => Promise<WorkerClient>;
  navigate: (url: string) => Promise<WorkerClient | null>;
}

interface Events {
  push: PushedEvent;
  notificationclick: PressedEvent;
  install: LifeEvent;
  activate: LifeEvent;
  fetch: AskedEvent;
  message: ToldEvent;
}

export interface WorkerScope {
  addEventListener: <Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void) => void;
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (only: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WorkerClient[]>;
    openWindow: (url: string) => Promise<WorkerClient | null>;
  };
  skipWaiting: () => Promise<void>;
}
