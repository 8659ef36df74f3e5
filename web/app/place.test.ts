import type { ClientMessage, HostMessage } from '@tafelrunde/table/client';
import { describe, expect, it } from 'vitest';
import type { Link } from './link.ts';
import { takePlace } from './place.ts';

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

describe('a place at a table', () => {
  it('says hello as soon as the way is open', () => {
    const { link, sent } = fakeLink();
    takePlace(link, () => 'a1');
    expect(sent).toEqual([{ type: 'hello', protocol: expect.any(Number) }]);
  });

  it('makes wishes without an answer again after a lost connection, under the same number', () => {
    const { link, sent, reopen } = fakeLink();
    const place = takePlace(link, () => 'a1');
    place.wish({ type: 'concede' });
    sent.length = 0;
    reopen();
    expect(sent.map(({ type }) => type)).toEqual(['hello', 'concede']);
    expect(sent[1]).toEqual({ type: 'concede', ask: 'a1' });
  });

  it('forgets a wish once it is answered', () => {
    const { link, sent, reopen, hear } = fakeLink();
    const place = takePlace(link, () => 'a1');
    place.wish({ type: 'begin' });
    hear({ type: 'refused', ask: 'a1', code: 'not-owner', message: { en: 'no', de: 'nein' } });
    sent.length = 0;
    reopen();
    expect(sent.map(({ type }) => type)).toEqual(['hello']);
  });
});
