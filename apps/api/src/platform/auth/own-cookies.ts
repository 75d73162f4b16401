import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { ENV, type Env } from '../config/env.js';

/** Where browsers send cookies that have no prefix. */
export const REFRESH_PATH = '/api/auth';
/** Browsers take a cookie of such a name from this very host over https alone: no other name of the domain can set it. */
const HOST = '__Host-';

export type Cookies = Readonly<Record<string, string | undefined>>;
type Lifetime = { expires: Date } | { maxAge: number };

/**
 * Cookies that only the server reads. Over https their names bear `__Host-`, which asks for the path `/`; over plain http
 * (a first look at localhost) browsers refuse such names, and the cookies go to `/api/auth` alone. The name without prefix
 * that former versions set is read until it was replaced, so that nobody is signed out.
 */
@Injectable()
export class OwnCookies {
  private readonly secure: boolean;

  constructor(@Inject(ENV) env: Pick<Env, 'APP_URL'>) {
    this.secure = env.APP_URL.startsWith('https:');
  }

  read(cookies: Cookies, name: string): string | undefined {
    return (this.secure ? cookies[HOST + name] : undefined) ?? cookies[name];
  }

  set(request: FastifyRequest, reply: FastifyReply, name: string, value: string, lifetime: Lifetime): void {
    void reply.setCookie(this.nameOf(name), value, { ...this.attributes(), ...lifetime });
    this.clearFormer(request, reply, name);
  }

  /** One that goes to every address, over plain http too: only for what does no harm there. */
  setEverywhere(reply: FastifyReply, name: string, value: string, lifetime: Lifetime): void {
    void reply.setCookie(this.nameOf(name), value, { ...this.attributes(), path: '/', ...lifetime });
  }

  clearEverywhere(reply: FastifyReply, name: string): void {
    void reply.clearCookie(this.nameOf(name), { ...this.attributes(), path: '/' });
  }

  clear(request: FastifyRequest, reply: FastifyReply, name: string): void {
    void reply.clearCookie(this.nameOf(name), this.attributes());
    this.clearFormer(request, reply, name);
  }

  private nameOf(name: string): string {
    return this.secure ? HOST + name : name;
  }

  private attributes() {
    const path = this.secure ? '/' : REFRESH_PATH;
    return { path, httpOnly: true, sameSite: 'strict', secure: this.secure } as const;
  }

  private clearFormer(request: FastifyRequest, reply: FastifyReply, name: string): void {
    if (!this.secure || request.cookies[name] === undefined) return;
    void reply.clearCookie(name, { ...this.attributes(), path: REFRESH_PATH });
  }
}
