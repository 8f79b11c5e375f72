import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $query, changeQuery, queryWith } from './address-query.ts';

describe('a query', () => {
  it('gets, changes and loses values, and keeps those of others', () => {
    expect(queryWith('', { texto: 'foro', categoria: '' })).toBe('?texto=foro');
    expect(queryWith('?a=1&texto=foro', { texto: 'feria' })).toBe('?a=1&texto=feria');
    expect(queryWith('?texto=foro', { texto: '' })).toBe('');
    expect(queryWith('?estado=1', { estado: ['3', '16'] })).toBe('?estado=3&estado=16');
    expect(queryWith('?estado=3&estado=16', { estado: [] })).toBe('');
  });

  it('takes any letters', () => {
    const query = queryWith('', { texto: 'a&b=ç #1' });
    expect(new URLSearchParams(query).get('texto')).toBe('a&b=ç #1');
  });
});

describe('the address', () => {
  let entries: { address: string; state: unknown }[];
  let refuses = false;
  const top = () => entries.at(-1) ?? { address: '', state: null };
  const write = (state: unknown, address: string): { address: string; state: unknown } => {
    if (refuses) throw new DOMException('Too many', 'SecurityError');
    location.search = new URL(address, 'http://localhost').search;
    return { address, state };
  };
  const location = { pathname: '/eventos', search: '', hash: '#lista' };
  let back: () => void = () => undefined;

  beforeEach(() => {
    entries = [{ address: '/eventos', state: null }];
    refuses = false;
    location.search = '';
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', {
      get state() {
        return top().state;
      },
      pushState: (state: unknown, _: string, address: string) => entries.push(write(state, address)),
      replaceState: (state: unknown, _: string, address: string) => {
        entries[entries.length - 1] = write(state, address);
      },
    });
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
      back = listener;
    });
    vi.stubGlobal('removeEventListener', () => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('has one step for all letters that are typed, and one for each choice', () => {
    changeQuery({ texto: 'f' }, 'texto');
    changeQuery({ texto: 'fo' }, 'texto');
    changeQuery({ categoria: 'ferias' });
    changeQuery({ texto: 'for' }, 'texto');
    expect(entries.map(({ address }) => address)).toEqual([
      '/eventos',
      '/eventos?texto=fo#lista',
      '/eventos?texto=fo&categoria=ferias#lista',
      '/eventos?texto=for&categoria=ferias#lista',
    ]);
  });

  it('has none for what changes nothing', () => {
    changeQuery({ texto: '' });
    expect(entries).toHaveLength(1);
  });

  it('is read again when someone goes back', () => {
    const stop = $query.listen(() => undefined);
    changeQuery({ texto: 'foro' });
    expect($query.get()).toBe('?texto=foro');
    location.search = '';
    back();
    expect($query.get()).toBe('');
    stop();
  });

  it('may refuse a change, which is shown all the same', () => {
    refuses = true;
    changeQuery({ texto: 'foro' });
    expect($query.get()).toBe('?texto=foro');
  });
});
