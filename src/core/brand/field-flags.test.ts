import { expect, it } from 'vitest';
import { flagsOf, packFlags } from './field-flags.ts';

const usual = { visible: true, editable: true, required: false };

const settings = (quitarCampoDiscapacidad: boolean): Parameters<typeof packFlags>[0] =>
  ({
    quitarCampoDiscapacidad,
    campos: {
      personales: {
        nombre: { ...usual, required: true },
        iban: { ...usual, visible: false },
        emailEstudiante: { ...usual, editable: false },
        discapacidad: usual,
      },
    },
  }) as never;

it('packs only the fields that differ from the usual flags', () => {
  expect(packFlags(settings(false))).toEqual({
    personales: { hidden: ['iban'], fixed: ['emailEstudiante'], required: ['nombre'] },
  });
});

it('hides the disability field where the brand removes it', () => {
  const { personales } = packFlags(settings(true));
  expect(flagsOf(personales, 'discapacidad')).toEqual({ ...usual, visible: false });
  expect(flagsOf(personales, 'nombre')).toEqual({ ...usual, required: true });
  expect(flagsOf(personales, 'emailEstudiante')).toEqual({ ...usual, editable: false });
});
