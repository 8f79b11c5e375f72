import { chooseTheme, type ThemeDefault } from '#core/shared/theme-choice.ts';
import { safeStorage, storageKey } from '#core/shared/storage.ts';
import type { BarColours, FromPage, ToPage } from '../protocol.ts';
import { keepState, keyOf, restoreState } from './page-state.ts';

/** Pages of a preview have this script besides those of the build. It answers the editor alone. */
const { page = '', sheet = '', editor = '' } = document.currentScript?.dataset ?? {};
const editors = editor.split(' ');
const brand = document.documentElement.dataset['brand'] ?? '';

// A worker would keep pages of earlier states.
if ('serviceWorker' in navigator)
  navigator.serviceWorker.register = () => new Promise<ServiceWorkerRegistration>(() => undefined);

let tell: (message: FromPage) => void = () => undefined;
let currentSheet = sheet;
let opener: string | undefined;

const nextFrames = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then));
};

/** Whether all islands work that load at once, and no list waits for its rows. */
const isAlive = (): boolean =>
  document.readyState === 'complete' &&
  !document.querySelector('[aria-busy="true"]') &&
  [...document.querySelectorAll('astro-island[ssr]')].every((island) =>
    ['idle', 'visible', 'media', 'only'].includes(island.getAttribute('client') ?? ''),
  );

function waitUntilAlive(): void {
  if (!isAlive()) {
    setTimeout(waitUntilAlive, 10);
    return;
  }
  nextFrames(() =>
    tell({
      kind: 'alive',
      path: location.pathname + location.search,
      page,
      sheet: currentSheet,
      title: document.title,
    }),
  );
}

function showMode(mode: 'light' | 'dark' | undefined): void {
  const local = safeStorage('localStorage');
  const key = storageKey(brand, 'modoOscuro');
  if (mode) local.set(key, String(mode === 'dark'));
  else local.remove(key);
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
    modoOscuro?: ThemeDefault;
  };
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['theme'] = chooseTheme(local.get(key), data.modoOscuro ?? 'off', isDark);
}

/** The sheet with the colours: the first one of the head. */
let former: Element | null = document.head.querySelector('style, link[rel="stylesheet"]');

function takeSheet(address: string, colours: BarColours): void {
  const old = former;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.addEventListener('load', () => {
    old?.remove();
    nextFrames(() => tell({ kind: 'coloured', address }));
  });
  old?.after(link);
  former = link;
  currentSheet = address;
  for (const mode of ['light', 'dark'] as const)
    document
      .querySelector(`meta[name="theme-color"][media*="${mode}"]`)
      ?.setAttribute('content', colours[mode]);
}

function answer(message: ToPage): void {
  switch (message.kind) {
    case 'hello':
      waitUntilAlive();
      return;
    case 'mode':
      showMode(message.mode);
      return;
    case 'sheet':
      takeSheet(message.address, message.colours);
      return;
    case 'keep':
      tell({ kind: 'kept', state: keepState(opener) });
      return;
    case 'restore':
      void restoreState(message.state).then(() => nextFrames(() => tell({ kind: 'restored' })));
  }
}

if (window.parent !== window) {
  addEventListener('message', ({ data, origin, source }: MessageEvent<ToPage>) => {
    if (source !== window.parent || !editors.includes(origin)) return;
    tell = (message) => window.parent.postMessage(message, origin);
    answer(data);
  });
  addEventListener(
    'click',
    ({ target }) => {
      const action = target instanceof Element ? target.closest('a, button, summary') : null;
      if (action && !document.querySelector('dialog[open]')) opener = keyOf(action);
    },
    true,
  );
}
