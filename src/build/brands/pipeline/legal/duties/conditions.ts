import type { Draft } from '../../draft.ts';

type Settings = Draft['settings'];

export const isPublic = ({ organismo }: Settings): boolean => organismo === 'publico';
export const isBound = ({ organismo }: Settings): boolean => organismo !== 'privado';
export const hasEmployment = ({ modulos }: Settings): boolean => modulos.empleo;
export const hasPlacements = ({ modulos }: Settings): boolean => modulos.practicas;
export const notPublic = {
  en: 'not a public body',
  es: 'no es un organismo público',
  ca: 'no és un organisme públic',
};
