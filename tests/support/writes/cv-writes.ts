import type { Cv } from '#core/contract/entities/cv.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { isSame } from '#core/shared/is-same.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { upload } from '../sandbox/company-sandbox.ts';
import { createCvStore, type CvStore } from '#portal/screens/cv/stores/cv-store.ts';
import { createDocumentsStore } from '#portal/screens/cv/stores/documents-store.ts';
import { createExperienceStore } from '#portal/screens/cv/stores/experience-store.ts';
import { createLanguagesStore } from '#portal/screens/cv/stores/languages-store.ts';
import { createPersonalStore } from '#portal/screens/cv/stores/personal-store.ts';
import {
  createProfileStore as createCvProfile,
  preferencesOf,
} from '#portal/screens/cv/stores/profile-store.ts';
import { createSkillsStore } from '#portal/screens/cv/stores/skills-store.ts';
import { createStaysStore, staysOf } from '#portal/screens/cv/stores/stays-store.ts';
import { createStudiesStore } from '#portal/screens/cv/stores/studies-store.ts';
import {
  asStudent,
  type SubmitForm,
  uploadOptions,
  type FormVariant,
  type WriteScenario,
} from './write-test.ts';

const address = { direccion: 'Calle Mayor', cp: '25001', pais: 1, provincia: 25, localidad: 'LLEIDA' };

const preferred = [{ aniosExperiencia: 2 }, { aniosExperiencia: 3 }] as const;

const readyCv = async (call: Caller, clock?: Clock) => {
  const store = createCvStore(call, clock);
  await store.load();
  const state = store.$cv.get();
  if (state.state !== 'ready') throw new Error('There is no CV');
  return { store, cv: state.datos };
};

/** A write in an editor of a CV; `entries` counts the stored entries of a repeated part. */
const cvPart = (
  editor: (store: CvStore, cv: Cv, call: Caller) => SubmitForm,
  hasStored: (cv: Cv, variant: FormVariant) => boolean,
  entries: (cv: Cv) => number = () => 1,
) =>
  asStudent(() => {
    let storedCount = 0;
    return {
      open: async (call, clock) => {
        const { store, cv } = await readyCv(call, clock);
        return editor(store, cv, call);
      },
      storedCount: () => storedCount,
      hasStored: async (variant, call) => {
        const { cv } = await readyCv(call);
        storedCount = entries(cv);
        return hasStored(cv, variant);
      },
    };
  });

/** Writes of students in their CV. */
export const cvWrites: readonly WriteScenario[] = [
  [
    'a language',
    ['addIdioma', 'editIdioma'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (variant) => createLanguagesStore(store).add({ idioma: 1, nivel: 3 + variant }, { sent });
      },
      ({ idiomas }, variant) => idiomas[0]?.nivel === 3 + variant,
      ({ idiomas }) => idiomas.length,
    ),
  ],
  [
    'studies elsewhere',
    ['addEstudio', 'editEstudio'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (variant) =>
          createStudiesStore(store).add(
            { deLaUniversidad: false, titulacionTexto: 'Excel', tipoFormacion: 6, centro: `C${variant}` },
            { sent },
          );
      },
      ({ formacionComplementaria: [study] }, variant) => study?.centro === `C${variant}`,
      ({ formacionComplementaria }) => formacionComplementaria.length,
    ),
  ],
  [
    'own studies',
    ['addEstudioUniversidad'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (variant) =>
          createStudiesStore(store).add(
            { deLaUniversidad: true, titulacion: 102, nota: 2 + variant },
            { sent },
          );
      },
      ({ academicos }, variant) => academicos.some(({ nota }) => nota === 2 + variant),
      ({ academicos }) => academicos.length - 1,
    ),
  ],
  [
    'experience',
    ['addExperiencia', 'editExperiencia'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (variant) =>
          createExperienceStore(store).add(
            { puesto: 'Camarera', empresa: `Bar ${variant}`, fechaInicio: '2024-01-01' },
            { sent },
          );
      },
      ({ profesional }, variant) => profesional.experiencia[0]?.empresa === `Bar ${variant}`,
      ({ profesional }) => profesional.experiencia.length,
    ),
  ],
  [
    'a stay abroad',
    ['editProfesionales'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (variant) =>
          createStaysStore(store).add({ pais: 276, motivo: 1, meses: 6 + variant }, { sent });
      },
      (cv, variant) => staysOf(cv)[0]?.meses === 6 + variant,
      (cv) => staysOf(cv).length,
    ),
  ],
  [
    'a document of a CV',
    ['addDoc'],
    cvPart(
      (store, _, call) => {
        const sent = pageMemory<unknown>();
        return (variant) =>
          createDocumentsStore(store, call).add(
            { destino: 'documentos', ...upload('Carta', 'pdf', `%PDF-1.7 ${variant}`) },
            uploadOptions(),
            sent,
          );
      },
      () => true,
      ({ documentos }) => documentos.length,
    ),
  ],
  [
    'a presentation',
    ['editPresentacion'],
    cvPart(
      (store, cv) => (variant) => createCvProfile(store).savePresentation(cv.presentacion, `Hola ${variant}`),
      ({ presentacion }, variant) => presentacion === `Hola ${variant}`,
    ),
  ],
  [
    'a portfolio',
    ['editEnlacePortfolio'],
    cvPart(
      (store, cv) => (variant) =>
        createCvProfile(store).savePortfolio(cv.enlacePortfolio, `https://v${variant}.example`),
      ({ enlacePortfolio }, variant) => enlacePortfolio === `https://v${variant}.example`,
    ),
  ],
  [
    'preferences',
    ['editProfesionales'],
    cvPart(
      (store, cv) => (variant) =>
        createCvProfile(store).savePreferences(preferencesOf(cv), {
          ...preferencesOf(cv),
          ...preferred[variant],
        }),
      ({ profesional }, variant) => isSame({ ...profesional, ...preferred[variant] }, profesional),
    ),
  ],
  [
    'personal data',
    ['editDatosPersonales'],
    cvPart(
      (store, cv) => (variant) =>
        createPersonalStore(store).save(cv.personales, { ...address, telefonoMovil: `60000000${variant}` }),
      ({ personales }, variant) => personales.telefonoMovil === `60000000${variant}`,
    ),
  ],
  [
    'interests',
    ['editInteres'],
    cvPart(
      (store, cv) => (variant) => createSkillsStore(store).saveInterests(cv.interes.tags, [1 + variant]),
      ({ interes }, variant) => isSame(interes.tags, [1 + variant]),
    ),
  ],
  [
    'competences',
    ['editCompetencias'],
    cvPart(
      (store, cv) => (variant) => createSkillsStore(store).saveCompetences(cv.competencias, [1 + variant]),
      ({ competencias }, variant) => isSame(competencias, [1 + variant]),
    ),
  ],
  [
    'sectors',
    ['editSectoresInteres'],
    cvPart(
      (store, cv) => (variant) => createSkillsStore(store).saveSectors(cv.sectoresInteres, [1 + variant]),
      ({ sectoresInteres }, variant) => isSame(sectoresInteres, [1 + variant]),
    ),
  ],
  [
    'programs',
    ['editConocimientosInformaticos'],
    cvPart(
      (store, cv) => (variant) =>
        createSkillsStore(store).savePrograms(cv.interes.programasInformaticos, [
          { programa: 1, nivel: 1 + variant },
        ]),
      ({ interes }, variant) => interes.programasInformaticos[0]?.nivel === 1 + variant,
    ),
  ],
];
