import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { storageKey } from '#core/shared/storage.ts';
import { consentVersion } from '#portal/data/browser/cookie-consent.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import type { LivePortal } from '../portal/live-portal.ts';
import type { Engine } from './engine.ts';
import { choose, findElement, isHydrated, store, hasText, type ElementQuery } from './page-code.ts';

/** A user of a portal in any browser, who finds things by visible texts and accessible names. */
export interface Walker {
  portal: LivePortal;
  go: (path: string) => Promise<void>;
  signIn: (persona: PersonaId) => Promise<void>;
  press: (role: 'button' | 'link' | 'option', name: string) => Promise<void>;
  fill: (name: string, text: string) => Promise<void>;
  /** Chooses an option of a list by its text, or the first one. */
  choose: (name: string, option?: string) => Promise<void>;
  /** Uploads a small PDF to a file field. */
  upload: (name: string) => Promise<void>;
  /** Waits until the page contains a text. */
  sees: (words: string) => Promise<void>;
  /** Checks the page once it is idle. */
  stop: (name: string) => Promise<void>;
}

/** Timeout of a step in milliseconds. */
const patience = 40_000;

/** Creates a file with the first bytes of a PDF; returns its absolute path. */
function smallPdf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'andana-journey-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'tareas.pdf');
  writeFileSync(path, '%PDF-1.4\n');
  return path;
}

/**
 * Creates a user in a browser.
 * @param onStop check at the stops of a journey
 */
export function walkerIn<H>(
  engine: Engine<H>,
  portal: LivePortal,
  onStop: (name: string) => Promise<void> = () => Promise.resolve(),
): Walker {
  async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
    const end = Date.now() + patience;
    let last: unknown;
    while (Date.now() < end) {
      try {
        const answer = await ask();
        if (answer) return answer;
      } catch (error) {
        // The page changed meanwhile.
        last = error;
      }
      await wait(100);
    }
    const text = await engine
      .evaluate('() => `${location.pathname}: ${document.body.innerText}`', null)
      .catch(String);
    throw new Error(`Waited in vain for ${what} at ${String(text).slice(0, 600)}`, { cause: last });
  }
  const inPage = (code: (argument: never) => unknown, argument: unknown) => async () =>
    (await engine.evaluate(String(code), argument)) === true;
  const hydrated = (): Promise<unknown> => until('a hydrated page', inPage(isHydrated, null));
  const element = async (query: ElementQuery): Promise<H> => {
    await hydrated();
    return until(`${query.role} "${query.name}"`, () => engine.find(String(findElement), query));
  };

  const walker: Walker = {
    portal,
    go: async (path) => {
      // Repeated, since a pending redirect can abort the navigation.
      await until(path, () => engine.open(portal.url(path)).then(() => true));
      await hydrated();
    },
    signIn: async (persona) => {
      const { kind, usuario } = personaOf(persona);
      await engine.open(portal.url('/robots.txt'));
      const consent = { necessary: true, analytics: false, version: consentVersion, date: new Date() };
      await engine.evaluate(String(store), {
        [storageKey(portal.brand.id, 'cookiesAceptadas')]: JSON.stringify(consent),
      });
      await walker.go(kind === 'empresa' ? '/login/empresas' : '/login');
      await walker.fill('Correo electrónico', usuario);
      await walker.fill('Contraseña', examplePassword);
      await walker.press('button', 'Acceder');
    },
    press: async (role, name) => {
      await until(`${role} "${name}" to be pressed`, async () => {
        await engine.click(await element({ role, name }));
        return true;
      });
    },
    fill: async (name, text) => {
      await engine.type(await element({ role: 'field', name }), text);
    },
    choose: (name, option) =>
      until(`${option ?? 'an option'} of "${name}"`, inPage(choose, { name, option })).then(() => undefined),
    upload: async (name) => engine.upload(await element({ role: 'file', name }), smallPdf()),
    sees: (words) => until(`the text "${words}"`, inPage(hasText, words)).then(() => undefined),
    stop: async (name) => {
      await hydrated();
      await onStop(name);
    },
  };
  return walker;
}
