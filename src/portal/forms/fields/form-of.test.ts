import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { addExperiencia } from '#core/contract/calls/cv-studies.ts';
import type { programSkillSchema } from '#core/contract/entities/cv.ts';
import type { recuerdoPassword } from '#core/contract/calls/account-company.ts';
import type { solicitarReseteoPassword } from '#core/contract/calls/account-student.ts';
import { day, number, oneOf, password, rows, text, tick } from './field-kinds.ts';
import { fieldOf } from './field-of.tsx';
import { formOf } from './form-of.ts';
import { readForm } from './form-values.ts';
import { noFlags } from './field-options.ts';

type Add = typeof addExperiencia;

/** The same call with a changed contract. */
interface Changed<S extends z.core.$ZodShape> {
  name: 'addExperiencia';
  request: z.ZodMiniObject<S>;
}

/*
 * Compile errors of wrong declarations, checked by `npm run types`: each line below a `@ts-expect-error` has one, and
 * the directive itself is an error if there is none.
 */
it('checks the declaration, the values and the request of a form at compile time', () => {
  const options = { call: 'addExperiencia', group: 'experiencia', texts: 'cv' } as const;

  // @ts-expect-error "pueso" is no key of this part of the contract
  formOf<Add>()(options, { pueso: text(150) });

  // @ts-expect-error On the wire "sector" can only be of these kinds
  formOf<Add>()(options, { sector: text(150) });

  // @ts-expect-error A day is no free text
  formOf<Add>()(options, { fechaInicio: text(10) });

  // @ts-expect-error There is no list with this name
  formOf<Add>()(options, { contrato: oneOf('tiposContratoExperiencia') });

  // @ts-expect-error There is no such text
  formOf<Add>()({ ...options, texts: 'events' }, { puesto: text(150) });

  // @ts-expect-error "puesto" is no field of this group of the brand file
  formOf<Add>()({ ...options, group: 'academicos' }, { puesto: text(150) });

  // @ts-expect-error Brands decide about "puesto"
  formOf<Add>()(options, { puesto: text(150, { own: 'required' }) });

  // @ts-expect-error It is the form of another call
  formOf<Add>()({ ...options, call: 'editExperiencia' }, { puesto: text(150) });

  formOf<Add>()(
    options,
    { puesto: text(150), fechaFin: day() },
    // @ts-expect-error No field of the form is called "puestos"
    { fechaFin: ['puestos', Boolean] },
  );

  formOf<Changed<{ puesto: z.ZodMiniString<string> }>>()(options, {
    puesto: text(150),
  });

  // @ts-expect-error The wire type of a key was changed
  formOf<Changed<{ puesto: z.ZodMiniNumber<number> }>>()(options, { puesto: text(150) });

  // @ts-expect-error A key was given another name
  formOf<Changed<{ cargo: z.ZodMiniString<string> }>>()(options, { puesto: text(150) });

  const row = formOf<typeof programSkillSchema>()(
    { texts: 'cv' },
    { nivel: oneOf('nivelesProgramasInformaticos', { own: 'optional', label: 'cv.level' }) },
  );

  const withoutOwn = number(0, 9, { label: 'cv.level' });
  // @ts-expect-error A key of a row, about which no brand decides, has to say whether it must be filled in
  formOf<typeof programSkillSchema>()({ texts: 'cv' }, { nivel: withoutOwn });

  // @ts-expect-error The rows of another form
  formOf<Add>()(options, { puesto: rows(10, row, 'programa') });

  const form = formOf<Add>()(options, {
    puesto: text(150),
    sector: oneOf('sectoresActividad'),
    fechaFin: day(),
  });
  const sent = readForm(
    form,
    { puesto: '', sector: '', fechaFin: '' },
    { flags: { hidden: [], fixed: [], required: [] } },
  );

  const read: { puesto: string; sector?: number | undefined; fechaFin?: string | undefined } = sent;

  // @ts-expect-error A number is no text
  const sector: string | undefined = sent.sector;

  // @ts-expect-error Only a boolean can be a tick
  formOf<Add>()(options, { puesto: tick() });

  expect({ read, sector }).toEqual({ read: {}, sector: undefined });
});

it('checks the fields and inputs of an editor at compile time', () => {
  const form = formOf<Add>()(
    { call: 'addExperiencia', group: 'experiencia', texts: 'cv' },
    { puesto: text(150), sector: oneOf('sectoresActividad') },
  );
  const input = (props: { name: string; field: unknown; hint?: string }) => props.name;

  // @ts-expect-error No input for "oneOf"
  fieldOf(form, { text: input });

  const Field = fieldOf(form, { text: input, oneOf: input });
  const editor = () => [
    Field({ name: 'puesto', hint: 'As on the contract' }),

    // @ts-expect-error No field of the form is called "pueso"
    Field({ name: 'pueso' }),

    // @ts-expect-error Its input takes no such property
    Field({ name: 'puesto', help: 'As on the contract' }),
  ];
  expect(editor).toBeTypeOf('function');
});

it('accepts the keys of all shapes of a request with several, and no others', () => {
  const options = { call: 'recuerdoPassword', texts: 'password' } as const;
  const form = formOf<typeof recuerdoPassword>()(options, {
    nick: text(200, { own: 'required' }),
    cif: text(20, { own: 'required' }),
  });

  // @ts-expect-error "email" is a key of none of them
  formOf<typeof recuerdoPassword>()(options, { email: text(200, { own: 'required' }) });

  expect(Object.keys(form.fields)).toEqual(['nick', 'cif']);
});

it('sends a password with its blanks, and accepts passwords only for strings', () => {
  const options = { call: 'solicitarReseteoPassword', texts: 'password' } as const;
  const form = formOf<typeof solicitarReseteoPassword>()(options, {
    usuario: password({ own: 'required', label: 'password.email' }),
  });
  const facts = { flags: noFlags };
  expect(readForm(form, { usuario: ' two words ' }, facts)).toEqual({ usuario: ' two words ' });
  expect(readForm(form, { usuario: '' }, facts)).toEqual({});

  // @ts-expect-error On the wire "sector" is a number
  formOf<Add>()({ call: 'addExperiencia', group: 'experiencia', texts: 'cv' }, { sector: password() });
});
