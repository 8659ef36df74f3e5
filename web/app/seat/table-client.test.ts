import type { ClientMessage, HostMessage } from '@tafelrunde/table/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptHeed } from '../kept/kept-heed.ts';
import type { Link } from './link.ts';
import { attendTable } from './table-client.ts';

function fakeLink() {
  const sent: ClientMessage[] = [];
  let opened = (): void => undefined;
  let hear = (_: HostMessage): void => undefined;
  const link: Link = {
    send: (message) => void sent.push(message),
    onMessage: (listener) => {
      hear = listener;
      return () => undefined;
    },
    onOpen: (listener) => {
      opened = listener;
      listener();
      return () => undefined;
    },
    close: () => undefined,
  };
  return { link, sent, reopen: () => opened(), hear: (message: HostMessage) => hear(message) };
}

function welcome(seats: readonly number[]): HostMessage;
function welcome(seats: readonly number[]): unknown {
  return { type: 'welcome', table: { id: 't1' }, you: { seats }, seq: 1, view: null, log: [], chat: [] };
}

beforeEach(() => localStorage.clear());

describe('a place at a table', () => {
  it('says hello as soon as the way is open', () => {
    const { link, sent } = fakeLink();
    attendTable(link, () => 'a1', keptHeed('t1', 0));
    expect(sent).toEqual([{ type: 'hello', protocol: expect.any(Number) }]);
  });

  it('makes wishes without an answer again after a lost connection, under the same number', () => {
    const { link, sent, reopen } = fakeLink();
    const place = attendTable(link, () => 'a1', keptHeed('t1', 0));
    place.wish({ type: 'concede' });
    sent.length = 0;
    reopen();
    expect(sent.map(({ type }) => type)).toEqual(['hello', 'concede']);
    expect(sent[1]).toEqual({ type: 'concede', ask: 'a1' });
  });

  it('tells a host that has forgotten it what somebody wants to be asked about, also after a reload', () => {
    const wanted = { about: 'able', rest: false, never: ['roll'] } as const;
    const first = fakeLink();
    attendTable(first.link, () => 'a1', keptHeed('t1', 0)).wish({ type: 'heed', ...wanted });
    const { link, sent, reopen } = fakeLink();
    attendTable(link, () => 'a2', keptHeed('t1', 0));
    expect(sent[1]).toEqual({ type: 'heed', ask: 'a2', ...wanted });
    sent.length = 0;
    reopen();
    expect(sent.map(({ type }) => type)).toEqual(['hello', 'heed']);
    const other = fakeLink();
    attendTable(other.link, () => 'a3', keptHeed('t1', 1));
    expect(other.sent.map(({ type }) => type)).toEqual(['hello']);
  });

  it('asks for nothing in the name of who only watches, neither at first nor after a lost connection', () => {
    keptHeed('t1', 0).keep({ about: 'all', rest: false, never: [] });
    const { link, sent, reopen, hear } = fakeLink();
    attendTable(link, () => 'a1');
    hear(welcome([]));
    reopen();
    expect(sent.map(({ type }) => type)).toEqual(['hello', 'hello']);
    hear(welcome([1]));
    sent.length = 0;
    reopen();
    expect(sent.map(({ type }) => type)).toEqual(['hello', 'heed']);
  });

  it('makes a wish once, however often it is clicked while it is on its way', () => {
    const { link, sent, hear } = fakeLink();
    let asks = 0;
    const place = attendTable(link, () => `a${++asks}`, keptHeed('t1', 0));
    hear(welcome([0]));
    sent.length = 0;
    expect([place.wish({ type: 'begin' }), place.wish({ type: 'begin' })]).toEqual(['a1', 'a1']);
    expect(sent).toEqual([{ type: 'begin', ask: 'a1' }]);
    place.wish({ type: 'chat', text: 'Hello' });
    place.wish({ type: 'begin' });
    expect(sent.length).toBe(3);
    for (const ask of ['a1', 'a2', 'a3']) hear({ type: 'accepted', ask, seq: 1 });
    place.wish({ type: 'begin' });
    expect(sent.length).toBe(4);
  });

  it('forgets a wish once it is answered', () => {
    const { link, sent, reopen, hear } = fakeLink();
    const place = attendTable(link, () => 'a1', keptHeed('t1', 0));
    place.wish({ type: 'begin' });
    hear({ type: 'refused', ask: 'a1', code: 'not-owner', message: { en: 'no', de: 'nein' } });
    sent.length = 0;
    reopen();
    expect(sent.map(({ type }) => type)).toEqual(['hello']);
  });
});
