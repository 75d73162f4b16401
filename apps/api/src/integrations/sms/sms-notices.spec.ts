import { describe, expect, it } from '@jest/globals';
import { inboundOf, newsOf } from './sms-notices.js';

const AccountSid = `AC${'0'.repeat(32)}`;
const MessageSid = `SM${'1'.repeat(32)}`;
const at = new Date('2026-11-22T18:00:00Z');

describe('a status', () => {
  it.each([
    ['queued', 'sent'],
    ['delivered', 'delivered'],
    ['undelivered', 'failed'],
  ])('%s is %s', (MessageStatus, fate) => {
    expect(newsOf({ AccountSid, MessageSid, MessageStatus }, 'id', at)).toMatchObject({
      fate,
      reference: MessageSid,
      at,
    });
  });

  it('says why, in words where the code is known', () => {
    const failed = { AccountSid, MessageSid, MessageStatus: 'failed' };
    expect(newsOf({ ...failed, ErrorCode: '30005' }, undefined)?.reason).toBe('30005 el número no existe');
    expect(newsOf({ ...failed, ErrorCode: '39999' }, undefined)?.reason).toBe('39999');
  });

  it('that is new to us says nothing', () => {
    expect(newsOf({ AccountSid, MessageSid, MessageStatus: 'pondering' }, undefined)).toBeNull();
  });
});

describe('a message', () => {
  const received = { AccountSid, MessageSid, From: '+5215512345678', Body: ' Hola ' };

  it('is of a Mexican telephone, without the 1 of old', () => {
    expect(inboundOf(received, at)).toEqual({
      channel: 'sms',
      reference: MessageSid,
      phone: '+525512345678',
      at,
      text: 'Hola',
    });
    expect(inboundOf({ ...received, From: '+14155550100' })).toBeNull();
    expect(inboundOf({ ...received, From: 'FLOTA' })).toBeNull();
  });

  it('that Twilio takes for stop is stop in whatever words, and for start or help nothing', () => {
    expect(inboundOf({ ...received, Body: 'Ya basta', OptOutType: 'STOP' })?.text).toBe('STOP');
    expect(inboundOf({ ...received, Body: 'Baja', OptOutType: 'STOP' })?.text).toBe('Baja');
    expect(inboundOf({ ...received, Body: 'START', OptOutType: 'START' })).toBeNull();
  });

  it('without words is told of where it brings a picture', () => {
    expect(inboundOf({ ...received, Body: '', NumMedia: '1' })?.text).toMatch(/no es texto/);
    expect(inboundOf({ ...received, Body: '', NumMedia: '0' })).toBeNull();
  });
});
