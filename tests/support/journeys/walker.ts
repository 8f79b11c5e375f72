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
import { choose, findElement, isAlive, keep, says, type Wanted } from './page-code.ts';

/** Somebody who walks through a portal by what can be read and heard there, in whatever browser. */
export interface Walker {
  portal: LivePortal;
  go: (path: string) => Promise<void>;
  signIn: (persona: PersonaId) => Promise<void>;
  press: (role: 'button' | 'link' | 'option', name: string) => Promise<void>;
  fill: (name: string, text: string) => Promise<void>;
  /** Chooses an option of a list by its words; without these the first one. */
  choose: (name: string, option?: string) => Promise<void>;
  /** Puts a small PDF into a field for files. */
  upload: (name: string) => Promise<void>;
  /** Waits until some words stand in the page. */
  sees: (words: string) => Promise<void>;
  /** Looks at the page, once it has come to rest. */
  stop: (name: string) => Promise<void>;
}

/** Longest wait for one step, in milliseconds. */
const patience = 40_000;

/** Absolute path of a file that looks like a PDF by its first bytes. */
function smallPdf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'andana-journey-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'tareas.pdf');
  writeFileSync(path, '%PDF-1.4\n');
  return path;
}

/**
 * A walker in a browser.
 * @param onStop what is done at the stops of a journey
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
        // The page changes under the question.
        last = error;
      }
      await wait(100);
    }
    const text = await engine
      .evaluate('() => `${location.pathname}: ${document.body.innerText}`', null)
      .catch(String);
    throw new Error(`Waited in vain for ${what} at ${String(text).slice(0, 600)}`, { cause: last });
  }
  const asks = (code: (argument: never) => unknown, argument: unknown) => async () =>
    (await engine.evaluate(String(code), argument)) === true;
  const alive = (): Promise<unknown> => until('a page that is alive', asks(isAlive, null));
  const found = async (wanted: Wanted): Promise<H> => {
    await alive();
    return until(`${wanted.role} "${wanted.name}"`, () => engine.find(String(findElement), wanted));
  };

  const walker: Walker = {
    portal,
    go: async (path) => {
      // A page that is still on its way elsewhere is stopped.
      await until(path, () => engine.open(portal.url(path)).then(() => true));
      await alive();
    },
    signIn: async (persona) => {
      const { kind, usuario } = personaOf(persona);
      await engine.open(portal.url('/robots.txt'));
      const consent = { necessary: true, analytics: false, version: consentVersion, date: new Date() };
      await engine.evaluate(String(keep), {
        [storageKey(portal.brand.id, 'cookiesAceptadas')]: JSON.stringify(consent),
      });
      await walker.go(kind === 'empresa' ? '/login/empresas' : '/login');
      await walker.fill('Correo electrónico', usuario);
      await walker.fill('Contraseña', examplePassword);
      await walker.press('button', 'Acceder');
    },
    press: async (role, name) => {
      await until(`${role} "${name}" to be pressed`, async () => {
        await engine.click(await found({ role, name }));
        return true;
      });
    },
    fill: async (name, text) => {
      await engine.type(await found({ role: 'field', name }), text);
    },
    choose: (name, option) =>
      until(`${option ?? 'an option'} of "${name}"`, asks(choose, { name, option })).then(() => undefined),
    upload: async (name) => engine.upload(await found({ role: 'file', name }), smallPdf()),
    sees: (words) => until(`the words "${words}"`, asks(says, words)).then(() => undefined),
    stop: async (name) => {
      await alive();
      await onStop(name);
    },
  };
  return walker;
}
