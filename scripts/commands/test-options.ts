import { execFileSync } from 'node:child_process';
import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { readArgumentsWith, readChoice, UsageError } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Argument, Command } from '../cli/usage.ts';
import { readShard, type Shard } from '../test-selection/shards.ts';

const command = {
  name: 'test',
  summary: {
    en: 'Runs types, lint, checks, unit and end-to-end tests.',
    es: 'Pasa tipos, lint, comprobaciones, pruebas unitarias y de extremo a extremo.',
    ca: 'Passa tipus, lint, comprovacions, proves unitàries i d’extrem a extrem.',
  },
  exits: { 1: { en: 'something failed', es: 'algo ha fallado', ca: 'alguna cosa ha fallat' } },
  options: {
    changed: {
      type: 'boolean',
      help: {
        en: 'run only test files of which something has changed that they depend on',
        es: 'pasa solo las pruebas en las que ha cambiado algo de lo que dependen',
        ca: 'passa només les proves en què ha canviat alguna cosa de la qual depenen',
      },
    },
    list: {
      type: 'boolean',
      help: {
        en: 'with --changed: run nothing, list the test files that would',
        es: 'con --changed: no pasa nada, hace la lista de las pruebas que pasaría',
        ca: 'amb --changed: no passa res, fa la llista de les proves que passaria',
      },
    },
    shard: {
      type: 'string',
      value: { en: 'PART', es: 'PARTE', ca: 'PART' },
      help: {
        en: 'only one of several parts that take equally long, such as 1/4',
        es: 'solo una de varias partes que tardan lo mismo, como 1/4',
        ca: 'només una de diverses parts que triguen igual, com 1/4',
      },
    },
    strict: {
      type: 'boolean',
      help: {
        en: 'a test that passes only at its second try has failed',
        es: 'una prueba que solo pasa a la segunda ha fallado',
        ca: 'una prova que només passa a la segona ha fallat',
      },
    },
    times: {
      type: 'boolean',
      help: {
        en: 'keep how long each test file took in tests/times.json',
        es: 'guarda en tests/times.json lo que ha tardado cada fichero de pruebas',
        ca: 'desa a tests/times.json el que ha trigat cada fitxer de proves',
      },
    },
    full: {
      ...sharedOptions.full,
      help: {
        en: 'every page of every brand, and any two switches together',
        es: 'todas las páginas de todas las marcas, y los interruptores de dos en dos',
        ca: 'totes les pàgines de totes les marques, i els interruptors de dos en dos',
      },
    },
    browser: {
      type: 'string',
      value: { en: 'WHICH', es: 'CUÁL', ca: 'QUIN' },
      help: {
        en: 'packaged for the one that comes with the packages, system for that of the system (packaged)',
        es: 'packaged para el que viene con los paquetes, system para el del sistema (packaged)',
        ca: 'packaged per al que ve amb els paquets, system per al del sistema (packaged)',
      },
    },
  },
} as const satisfies Command;

const ref: Argument = {
  value: { en: 'REF', es: 'REF', ca: 'REF' },
  help: {
    en: 'with --changed: only a green run of this commit, branch or tag counts',
    es: 'con --changed: solo cuenta una pasada sin fallos de este commit, rama o etiqueta',
    ca: 'amb --changed: només compta una passada sense errors d’aquest commit, branca o etiqueta',
  },
  isOptional: true,
};

export interface TestOptions {
  isFull: boolean;
  browser: string;
  /** Whether only files run whose inputs differ from those of a green run. */
  isChangedOnly: boolean;
  /** Commit whose green run counts. */
  commit: string | undefined;
  isListOnly: boolean;
  shard: Shard | undefined;
  isStrict: boolean;
  keepsTimes: boolean;
}

/**
 * Reads the arguments of the command.
 * @throws {UsageError}
 */
export function readTestOptions(root: string): TestOptions {
  const { argument, values } = readArgumentsWith(ref, command);
  const { changed = false, list = false, full = false } = values;
  if (argument && !changed) throw new UsageError(onlyWithChanged(argument));
  if (list && !changed) throw new UsageError(onlyWithChanged('--list'));
  return {
    isFull: full,
    browser: readChoice('browser', ['packaged', 'system'], values.browser),
    isChangedOnly: changed,
    commit: argument ? commitOf(root, argument) : undefined,
    isListOnly: list,
    shard: readShard(values.shard),
    isStrict: values.strict ?? false,
    keepsTimes: values.times ?? false,
  };
}

const onlyWithChanged = (typed: string): ReportText => ({
  en: `${typed} goes with --changed.`,
  es: `${typed} va con --changed.`,
  ca: `${typed} va amb --changed.`,
});

/** @throws {UsageError} if git does not know the commit */
function commitOf(root: string, name: string): string {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    throw new UsageError({
      en: `Git knows no commit, branch or tag "${name}".`,
      es: `Git no conoce ningún commit, rama o etiqueta «${name}».`,
      ca: `Git no coneix cap commit, branca o etiqueta «${name}».`,
    });
  }
}
