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
import { asStudent, type WriteTab, uploading, type Version, type WriteScenario } from './write-test.ts';

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
  editor: (store: CvStore, cv: Cv, call: Caller) => WriteTab,
  hasVersion: (cv: Cv, version: Version) => boolean,
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
      hasVersion: async (version, call) => {
        const { cv } = await readyCv(call);
        storedCount = entries(cv);
        return hasVersion(cv, version);
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
        return (version) => createLanguagesStore(store).add({ idioma: 1, nivel: 3 + version }, { sent });
      },
      ({ idiomas }, version) => idiomas[0]?.nivel === 3 + version,
      ({ idiomas }) => idiomas.length,
    ),
  ],
  [
    'studies elsewhere',
    ['addEstudio', 'editEstudio'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (version) =>
          createStudiesStore(store).add(
            { deLaUniversidad: false, titulacionTexto: 'Excel', tipoFormacion: 6, centro: `C${version}` },
            { sent },
          );
      },
      ({ formacionComplementaria: [study] }, version) => study?.centro === `C${version}`,
      ({ formacionComplementaria }) => formacionComplementaria.length,
    ),
  ],
  [
    'own studies',
    ['addEstudioUniversidad'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (version) =>
          createStudiesStore(store).add(
            { deLaUniversidad: true, titulacion: 102, nota: 2 + version },
            { sent },
          );
      },
      ({ academicos }, version) => academicos.some(({ nota }) => nota === 2 + version),
      ({ academicos }) => academicos.length - 1,
    ),
  ],
  [
    'experience',
    ['addExperiencia', 'editExperiencia'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (version) =>
          createExperienceStore(store).add(
            { puesto: 'Camarera', empresa: `Bar ${version}`, fechaInicio: '2024-01-01' },
            { sent },
          );
      },
      ({ profesional }, version) => profesional.experiencia[0]?.empresa === `Bar ${version}`,
      ({ profesional }) => profesional.experiencia.length,
    ),
  ],
  [
    'a stay abroad',
    ['editProfesionales'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (version) =>
          createStaysStore(store).add({ pais: 276, motivo: 1, meses: 6 + version }, { sent });
      },
      (cv, version) => staysOf(cv)[0]?.meses === 6 + version,
      (cv) => staysOf(cv).length,
    ),
  ],
  [
    'a document of a CV',
    ['addDoc'],
    cvPart(
      (store, _, call) => {
        const sent = pageMemory<unknown>();
        return (version) =>
          createDocumentsStore(store, call).add(
            { destino: 'documentos', ...upload('Carta', 'pdf', `%PDF-1.7 ${version}`) },
            uploading(),
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
      (store, cv) => (version) => createCvProfile(store).savePresentation(cv.presentacion, `Hola ${version}`),
      ({ presentacion }, version) => presentacion === `Hola ${version}`,
    ),
  ],
  [
    'a portfolio',
    ['editEnlacePortfolio'],
    cvPart(
      (store, cv) => (version) =>
        createCvProfile(store).savePortfolio(cv.enlacePortfolio, `https://v${version}.example`),
      ({ enlacePortfolio }, version) => enlacePortfolio === `https://v${version}.example`,
    ),
  ],
  [
    'preferences',
    ['editProfesionales'],
    cvPart(
      (store, cv) => (version) =>
        createCvProfile(store).savePreferences(preferencesOf(cv), {
          ...preferencesOf(cv),
          ...preferred[version],
        }),
      ({ profesional }, version) => isSame({ ...profesional, ...preferred[version] }, profesional),
    ),
  ],
  [
    'personal data',
    ['editDatosPersonales'],
    cvPart(
      (store, cv) => (version) =>
        createPersonalStore(store).save(cv.personales, { ...address, telefonoMovil: `60000000${version}` }),
      ({ personales }, version) => personales.telefonoMovil === `60000000${version}`,
    ),
  ],
  [
    'interests',
    ['editInteres'],
    cvPart(
      (store, cv) => (version) => createSkillsStore(store).saveInterests(cv.interes.tags, [1 + version]),
      ({ interes }, version) => isSame(interes.tags, [1 + version]),
    ),
  ],
  [
    'competences',
    ['editCompetencias'],
    cvPart(
      (store, cv) => (version) => createSkillsStore(store).saveCompetences(cv.competencias, [1 + version]),
      ({ competencias }, version) => isSame(competencias, [1 + version]),
    ),
  ],
  [
    'sectors',
    ['editSectoresInteres'],
    cvPart(
      (store, cv) => (version) => createSkillsStore(store).saveSectors(cv.sectoresInteres, [1 + version]),
      ({ sectoresInteres }, version) => isSame(sectoresInteres, [1 + version]),
    ),
  ],
  [
    'programs',
    ['editConocimientosInformaticos'],
    cvPart(
      (store, cv) => (version) =>
        createSkillsStore(store).savePrograms(cv.interes.programasInformaticos, [
          { programa: 1, nivel: 1 + version },
        ]),
      ({ interes }, version) => interes.programasInformaticos[0]?.nivel === 1 + version,
    ),
  ],
];
