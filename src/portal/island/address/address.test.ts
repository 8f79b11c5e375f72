import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryWith, valuesIn, withNamesOnce } from './query-text.ts';

describe('a query', () => {
  it('gets, changes and loses values, and keeps those of others', () => {
    expect(queryWith('', { texto: 'foro', categoria: '' })).toBe('?texto=foro');
    expect(queryWith('?a=1&texto=foro', { texto: 'feria' })).toBe('?a=1&texto=feria');
    expect(queryWith('?texto=foro', { texto: '' })).toBe('');
  });

  it('has several values of a name in one place, with commas', () => {
    expect(queryWith('?estado=1', { estado: ['3', '16'] })).toBe('?estado=3,16');
    expect(valuesIn('3,16')).toEqual(['3', '16']);
    expect(queryWith('?estado=3,16', { estado: [] })).toBe('');
    expect(valuesIn(null)).toEqual([]);
  });

  it('of an old address, which repeats names, has each once', () => {
    expect(withNamesOnce('?estado=3&texto=a&estado=16')).toBe('?estado=3,16&texto=a');
    expect(withNamesOnce('?texto=a+b')).toBe('?texto=a+b');
  });

  it('takes any letters', () => {
    const query = queryWith('', { texto: 'a&b=ç #1, 2' });
    expect(new URLSearchParams(query).get('texto')).toBe('a&b=ç #1, 2');
  });
});

describe('the address', () => {
  let entries: { address: string; state: unknown }[];
  let refuses = false;
  let stop: () => void = () => undefined;
  const top = () => entries.at(-1) ?? { address: '', state: null };
  const write = (state: unknown, address: string): { address: string; state: unknown } => {
    if (refuses) throw new DOMException('Too many', 'SecurityError');
    location.search = new URL(address, 'http://localhost').search;
    return { address, state };
  };
  const location = {
    pathname: '/eventos',
    search: '',
    hash: '#lista',
    get href() {
      return `http://localhost${this.pathname}${this.search}${this.hash}`;
    },
  };
  let back: () => void = () => undefined;
  let address: typeof import('./address.ts');
  const query = (): string => address.presentQuery();

  async function open(search = ''): Promise<void> {
    vi.resetModules();
    location.search = search;
    address = await import('./address.ts');
    stop = address.$address.listen(() => undefined);
  }

  beforeEach(() => {
    entries = [{ address: '/eventos', state: null }];
    refuses = false;
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
    vi.stubGlobal('window', {
      addEventListener: (_: string, listener: () => void) => {
        back = listener;
      },
      removeEventListener: () => undefined,
    });
    vi.stubGlobal('document', {
      body: { removeEventListener: () => undefined },
      getElementById: () => ({
        textContent: JSON.stringify({
          language: 'es',
          defaultLanguage: 'es',
          alternates: { es: '/eventos', ca: '/ca/esdeveniments' },
        }),
      }),
    });
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  it('has one step for all letters that are typed, and one for each choice', async () => {
    await open();
    address.changeQuery({ texto: 'f' }, 'texto');
    address.changeQuery({ texto: 'fo' }, 'texto');
    address.changeQuery({ categoria: 'ferias' });
    address.changeQuery({ texto: 'for' }, 'texto');
    expect(entries.map(({ address }) => address)).toEqual([
      '/eventos',
      '/eventos?texto=fo#lista',
      '/eventos?texto=fo&categoria=ferias#lista',
      '/eventos?texto=for&categoria=ferias#lista',
    ]);
  });

  it('has none for what changes nothing', async () => {
    await open();
    address.changeQuery({ texto: '' });
    expect(entries).toHaveLength(1);
  });

  it('is read again when someone goes back, and what is typed then is a new step', async () => {
    await open();
    address.changeQuery({ texto: 'foro' }, 'texto');
    expect(query()).toBe('?texto=foro');
    location.search = '';
    back();
    expect(query()).toBe('');
    address.changeQuery({ texto: 'f' }, 'texto');
    expect(entries).toHaveLength(3);
  });

  it('has each name once, also where an old one repeated it', async () => {
    await open('?estado=3&estado=16');
    expect(query()).toBe('?estado=3,16');
    expect(entries.map((entry) => entry.address)).toEqual(['/eventos?estado=3,16#lista']);
  });

  it('may refuse a change, which is shown all the same', async () => {
    await open();
    refuses = true;
    address.changeQuery({ texto: 'foro' });
    expect(query()).toBe('?texto=foro');
  });
});
