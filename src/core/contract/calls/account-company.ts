import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { companyDataShape } from '#core/contract/entities/company.ts';
import { userContactSchema } from '#core/contract/entities/contact.ts';
import { filled, id, limited, nothing, optionalKeys, secret, slug, text } from '#core/contract/fields.ts';
import { wrongPassword } from './parameters.ts';

const companyCall = { area: 'account', method: 'POST', who: 'publico', datos: nothing() } as const;

const password = secret();

export const recuerdoPassword = defineCall({
  ...companyCall,
  name: 'recuerdoPassword',
  path: '/api/Empresa/recuerdoPassword',
  summary: 'Ask for a link to choose another password, by the number of the company or by user name',
  request: z.union([z.object({ cif: filled(20) }), z.object({ nick: filled(200) })]),
  statuses: [3, 12, 33],
});

export const restablecerPasswordEmpresa = defineCall({
  ...companyCall,
  name: 'restablecerPasswordEmpresa',
  path: '/api/Empresa/restablecerPassword',
  summary: 'Choose another password with the link',
  request: z.object({ token: filled(2000), password }),
  statuses: [28, 42],
});

export const establecerPassword = defineCall({
  ...companyCall,
  name: 'establecerPassword',
  path: '/api/Empresa/establecerPassword',
  summary: 'Choose the first password with the link of the invitation',
  request: z.object({ token: filled(2000), password }),
  statuses: [28, 42, 43],
});

export const editaUsuarioLectura = defineCall({
  name: 'editaUsuarioLectura',
  area: 'account',
  method: 'GET',
  path: '/api/Empresa/editaUsuario',
  who: 'empresa',
  summary: 'The signed-in contact, to be edited',
  datos: userContactSchema,
});

export const editaUsuario = defineCall({
  ...companyCall,
  who: 'empresa',
  name: 'editaUsuario',
  path: '/api/Empresa/editaUsuario',
  summary:
    'Change own data and, knowing the current password, the address and the password; keys that are absent stay as they are',
  request: optionalKeys({
    nombre: filled(150, 3),
    apellidos: filled(150, 3),
    puesto: filled(150, 3),
    email: filled(200),
    telefono1: filled(30),
    telefono2: limited(30),
    sedeDefecto: z.enum(['practicas', 'empleo', '']),
    idIdiomaPreferido: id(),
    genero: z.enum(['mujer', 'hombre', '']),
    passwordActual: password,
    password,
  }),
  datosOf: wrongPassword,
  statuses: [3, 16, 28, 44, 69, 70],
});

export const guardarUsuarioEmpresa = defineCall({
  ...companyCall,
  name: 'guardarUsuarioEmpresa',
  path: '/api/Empresa/guardarUsuarioEmpresa',
  summary: 'Ask for a company account, which the university validates',
  request: z.object({
    cif: filled(20),
    nombreFiscal: filled(150),
    nombreComercial: filled(150),
    tipoEmpresa: z.optional(z.enum(['privada', 'publica'])),
    startup: z.optional(z.boolean()),
    sector: z.optional(id()),
    direccion: z.optional(limited(150)),
    cp: z.optional(limited(20)),
    localidad: z.optional(limited(150)),
    idProvincia: z.optional(id()),
    provincia: z.optional(limited(150)),
    idPais: id(),
    nombre: filled(150),
    apellidos: filled(150),
    puesto: z.optional(limited(150)),
    email: filled(200),
    telefono1: z.optional(limited(30)),
    password,
    aceptaPolitica: z.literal(true),
  }),
  statuses: [8, 12, 16, 28, 33, 44, 48, 60, 69, 70],
});

export const editaEmpresaCompletos = defineCall({
  ...companyCall,
  who: 'empresa',
  name: 'editaEmpresaCompletos',
  path: '/api/Empresa/editaEmpresaCompletos',
  summary: 'Change the data of the company; keys that are absent stay as they are',
  request: z.object({
    ...companyDataShape,
    datosEmpresa: z.optional(z.object({ descripcion: limited() })),
  }),
  statuses: [24, 66, 69, 70, 73],
});

export const existeCIF = defineCall({
  name: 'existeCIF',
  area: 'account',
  method: 'GET',
  path: '/api/Empresa/existeCIF/{cif}/{fixedKey}',
  who: 'publico',
  summary: 'Whether a company is registered; the fixed key is a setting of the portal, not a secret',
  params: z.object({ cif: slug(), fixedKey: slug() }),
  datos: z.object({ existe: z.boolean(), nombre: z.optional(text()) }),
  statuses: [33, 71],
});
