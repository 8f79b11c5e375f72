import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryWith, valuesIn, withNamesOnce } from './query-text.ts';
import { resetBrowserGlobals, loadStores } from '../../../../tests/support/portal/browser-globals.ts';

describe('a query', () => {
  it('gains, changes and loses values, and keeps the other ones', () => {
    expect(queryWith('', { texto: 'foro', categoria: '' })).toBe('?texto=foro');
    expect(queryWith('?a=1&texto=foro', { texto: 'feria' })).toBe('?a=1&texto=feria');
    expect(queryWith('?texto=foro', { texto: '' })).toBe('');
  });

  it('has several values in one parameter, separated by commas', () => {
    expect(queryWith('?estado=1', { estado: ['3', '16'] })).toBe('?estado=3,16');
    expect(valuesIn('3,16')).toEqual(['3', '16']);
    expect(queryWith('?estado=3,16', { estado: [] })).toBe('');
    expect(valuesIn(null)).toEqual([]);
  });

  it('of an old address, which repeats parameters, has each once', () => {
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
  let listeners: Record<string, (() => void)[]> = {};
  const dispatch = (event: 'pagehide' | 'popstate'): void =>
    listeners[event]?.forEach((listener) => listener());
  /** Waits until typed text, which is shown first, is written into the address. */
  const written = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  const addresses = (): string[] => entries.map(({ address }) => address);
  let address: typeof import('./address.ts');
  const query = (): string => address.currentQuery();

  async function open(search = ''): Promise<void> {
    vi.resetModules();
    location.search = search;
    address = await loadStores(import('./address.ts'));
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
    listeners = {};
    const window = {
      addEventListener: (event: string, listener: () => void) => {
        (listeners[event] ??= []).push(listener);
      },
      removeEventListener: () => undefined,
    };
    vi.stubGlobal('window', window);
    vi.stubGlobal('addEventListener', window.addEventListener);
    vi.stubGlobal('removeEventListener', window.removeEventListener);
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
    resetBrowserGlobals();
  });

  it('has one history entry for all letters typed in a row, and one for each choice', async () => {
    await open();
    address.changeQuery({ texto: 'f' }, 'texto');
    await written();
    address.changeQuery({ texto: 'fo' }, 'texto');
    address.changeQuery({ categoria: 'ferias' });
    address.changeQuery({ texto: 'for' }, 'texto');
    await written();
    expect(addresses()).toEqual([
      '/eventos',
      '/eventos?texto=fo#lista',
      '/eventos?texto=fo&categoria=ferias#lista',
      '/eventos?texto=for&categoria=ferias#lista',
    ]);
  });

  it('has no history entry for a change without effect', async () => {
    await open();
    address.changeQuery({ texto: '' });
    address.changeQuery({ texto: 'f' }, 'texto');
    address.changeQuery({ texto: '' }, 'texto');
    await written();
    expect(entries).toHaveLength(1);
    address.changeQuery({ texto: 'g' }, 'texto');
    await written();
    expect(entries).toHaveLength(2);
  });

  it('follows typed text, which is shown at once', async () => {
    await open();
    address.changeQuery({ texto: 'f' }, 'texto');
    address.changeQuery({ texto: 'fo' }, 'texto');
    expect(query()).toBe('?texto=fo');
    expect(addresses()).toEqual(['/eventos']);
    await written();
    expect(query()).toBe('?texto=fo');
    expect(addresses()).toEqual(['/eventos', '/eventos?texto=fo#lista']);
  });

  it('has the typed text when the page is left', async () => {
    await open();
    address.changeQuery({ texto: 'foro' }, 'texto');
    dispatch('pagehide');
    expect(addresses()).toEqual(['/eventos', '/eventos?texto=foro#lista']);
    await written();
    expect(entries).toHaveLength(2);
  });

  it('is that of the history entry that someone goes back to, even right after typing', async () => {
    await open();
    address.changeQuery({ categoria: 'ferias' });
    address.changeQuery({ texto: 'foro' }, 'texto');
    location.search = '';
    dispatch('popstate');
    expect(query()).toBe('');
    await written();
    expect(entries).toHaveLength(2);
  });

  it('is read again when someone goes back, and typing then adds a history entry', async () => {
    await open();
    address.changeQuery({ texto: 'foro' }, 'texto');
    await written();
    expect(query()).toBe('?texto=foro');
    location.search = '';
    dispatch('popstate');
    expect(query()).toBe('');
    address.changeQuery({ texto: 'f' }, 'texto');
    await written();
    expect(entries).toHaveLength(3);
  });

  it('has each parameter once, also where an old address repeated it', async () => {
    await open('?estado=3&estado=16');
    expect(query()).toBe('?estado=3,16');
    expect(entries.map((entry) => entry.address)).toEqual(['/eventos?estado=3,16#lista']);
  });

  it('may be immutable; the change is still shown', async () => {
    await open();
    refuses = true;
    address.changeQuery({ texto: 'foro' });
    expect(query()).toBe('?texto=foro');
    address.changeQuery({ texto: 'feria' }, 'texto');
    await written();
    expect(query()).toBe('?texto=feria');
  });
});
