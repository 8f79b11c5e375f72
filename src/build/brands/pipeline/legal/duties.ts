import type { Told } from '#build/diagnostics/told.ts';
import { access } from './duties/access.ts';
import { imprint } from './duties/imprint.ts';
import { personalData } from './duties/personal-data.ts';
import { storage } from './duties/storage.ts';
import { work } from './duties/work.ts';
import type { Duty } from './duty.ts';

/** What the law asks of a portal for placements and jobs, by subject. */
export const duties: readonly { subject: Told; list: readonly Duty[] }[] = [
  {
    subject: {
      en: 'Who is behind the portal',
      es: 'Quién está detrás del portal',
      ca: 'Qui hi ha darrere del portal',
    },
    list: imprint,
  },
  {
    subject: {
      en: 'What is stored in browsers',
      es: 'Lo que se guarda en los navegadores',
      ca: 'El que es desa als navegadors',
    },
    list: storage,
  },
  {
    subject: { en: 'Data of people', es: 'Datos de las personas', ca: 'Dades de les persones' },
    list: personalData,
  },
  { subject: { en: 'Access for everyone', es: 'Acceso para todos', ca: 'Accés per a tothom' }, list: access },
  { subject: { en: 'Placements and jobs', es: 'Prácticas y empleo', ca: 'Pràctiques i feina' }, list: work },
];
