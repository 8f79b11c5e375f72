import { expect, it } from 'vitest';
import { packFlags } from '#core/brand/field-flags.ts';
import type { Brand, BrandSettings } from '#core/brand/brand.ts';
import { publication } from '#core/contract/constants.ts';
import { offerDetailSchema } from '#core/contract/entities/offer-detail.ts';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { sql } from '#sandbox/db/sql.ts';
import { dniOf, makeContact } from '#sandbox/seed/seed-data.ts';
import { makeProgramme } from '#sandbox/seed/make-university.ts';
import {
  jobForm,
  placementForm,
  startCompanySandbox,
  upload,
} from '../../../../tests/support/sandbox/company-sandbox.ts';
import { offerForm, type OfferValues } from './offer-form.ts';
import { offerPreview } from './offer-preview.ts';
import { offerRequest } from './offer-request.ts';
import type { OfferFormFacts } from './offer-rules.ts';

/** Keys that a server adds to the form's. */
const serverKeys = [
  'idoferta',
  'urlAcceso',
  'fecha',
  'empresa',
  'provincia',
  'textoPerfilOferta',
  'requisitos',
  'inscrito',
  // Shown by the absence of other keys.
  'idOpcionPublicacion',
] as const;

const onOrOff = [true, false] as const;
const kinds = ['practicas', 'empleo'] as const;
/** Values of the form's publication choice; `undefined` where the brand hides the choice. */
const choices = [publication.withData, publication.anonymous, undefined] as const;

interface Flags {
  kind: (typeof kinds)[number];
  chosen: (typeof choices)[number];
  publicacionOfertaDefecto: 1 | 2;
  requestEmpresaDestino: boolean;
  otrasRemuneracionesEnPracticas: boolean;
  hasProgramaPracticasActivo: boolean;
  /** The brand shows fields that identify the company. */
  isShown: boolean;
  hasFile: boolean;
}

const cases: Flags[] = kinds.flatMap((kind) =>
  choices.flatMap((chosen) =>
    ([publication.withData, publication.anonymous] as const).flatMap((publicacionOfertaDefecto) =>
      onOrOff.flatMap((requestEmpresaDestino) =>
        onOrOff.flatMap((otrasRemuneracionesEnPracticas) =>
          onOrOff.flatMap((hasProgramaPracticasActivo) =>
            onOrOff.flatMap((isShown) =>
              onOrOff.map((hasFile) => ({
                kind,
                chosen,
                publicacionOfertaDefecto,
                requestEmpresaDestino,
                otrasRemuneracionesEnPracticas,
                hasProgramaPracticasActivo,
                isShown,
                hasFile,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

/** Field flags of a case: fields that identify the company, and the publication choice, shown or hidden. */
function fieldsOf({ campos }: BrandSettings, { chosen, isShown }: Flags): BrandSettings['campos'] {
  const hidden = [
    ...(isShown ? [] : ['tutores', 'centroPracticas', 'departamento', 'puestoTrabajo']),
    ...(chosen === undefined ? ['ocultarDatosEmpresa'] : []),
  ];
  const oferta = Object.fromEntries(
    Object.entries(campos.oferta).map(([key, flags]) => [
      key,
      { ...flags, visible: !hidden.includes(key), required: false },
    ]),
  );
  return { ...campos, oferta: oferta as BrandSettings['campos']['oferta'] };
}

it(`previews an offer as students see it, in all ${cases.length} combinations of flags`, async () => {
  const sandbox = await startCompanySandbox();
  const { db, as, company, student } = sandbox;
  const second = makeContact(db, company, {
    nombre: 'Ada',
    apellidos: 'Zurita',
    email: 'ada@taller.example',
  });
  const first = makeContact(db, company, { nombre: 'Zoe', apellidos: 'Alba', email: 'zoe@taller.example' });
  const centroPracticas = db.insert('workplace', {
    company,
    nombre: 'Sede',
    datos: { direccion: 'Calle Mayor, 1', localidad: 'LLEIDA' },
  });
  const programa = makeProgramme(db, { necesitaAdhesion: false }).id;
  db.run(sql`UPDATE contact SET datos = json_set(datos, '$.idTipo', 7) WHERE id IN (${first}, ${second})`);
  const { datos: data } = await sandbox.call('dameDatosEmpresa', { as });
  const usuario = db.value<string>(sql`SELECT usuario FROM account WHERE id = ${student}`);
  const me = { token: await sandbox.tokenOf({ usuario: usuario ?? '' }) };
  if (!data) throw new Error('The company cannot be read');
  const before = structuredClone(sandbox.brand.settings);
  const options = [first, second].map((id) => ({
    value: String(id),
    label: id === first ? 'Zoe Alba' : 'Ada Zurita',
  }));
  for (const flags of cases) {
    const { kind, chosen, hasFile, isShown: _, ...switches } = flags;
    const settings: BrandSettings = { ...before, ...switches, campos: fieldsOf(before, flags) };
    Object.assign(sandbox.brand.settings, settings satisfies Brand['settings']);
    const facts: OfferFormFacts = {
      kind,
      isNew: true,
      flags: packFlags(settings).oferta,
      switches: settings,
      limits: undefined,
      hasWorkplaces: true,
      hasTutors: true,
      hasProgrammes: true,
      today: '2026-02-10',
    };
    const values: OfferValues = formValues(offerForm, {
      ...placementForm,
      ...jobForm,
      ...placementForm,
      tutores: [second, first],
      centroPracticas,
      programa,
      empresaDestino: 'Ñandú',
      salario: 20_000,
      salarioMaximo: 30_000,
      experiencia: 1,
      otrasRemuneraciones: 'Comedor',
      urlInformacionComplementaria: 'https://taller.example/',
      dniTutorEmpresa: dniOf(12_345_678),
      telefonoTutorEmpresa: '600123456',
      nombreCandidato: 'Nora',
      apellidosCandidato: 'Prat',
      dniCandidato: dniOf(1_234_567),
      observaciones: 'Llamar',
      idOpcionPublicacion: chosen,
      idiomas: [{ idioma: 1, nivel: 2 }],
      vinculadaTFG: true,
      nombreTFG: 'Motores',
    });
    const file = hasFile ? upload('Dossier') : undefined;
    const created = await sandbox.call('addOferta', {
      as,
      body: {
        ...offerRequest(values, facts),
        ...(file && { ficheroInformacionComplementaria: file }),
      },
    });
    if (!created.datos) throw new Error(JSON.stringify(created));
    const { urlAcceso } = created.datos;
    db.run(sql`UPDATE offer SET estado = 'activa' WHERE urlAcceso = ${urlAcceso}`);
    const seen = await sandbox.call('dameOferta', { as: me, params: { url: urlAcceso } });
    const preview = offerPreview(values, facts, {
      company: data,
      tutors: { state: 'ready', options },
      publishAs: settings.publicacionOfertaDefecto,
      file: file && 'a document',
    });
    expect(comparable(preview), JSON.stringify(flags)).toEqual(comparable(seen.datos ?? {}));
  }
});

/** Reduces an offer to the keys of both sides: without a server's keys and the document's address. */
function comparable(offer: object): object {
  const detail = offerDetailSchema.parse({
    idoferta: 1,
    urlAcceso: 'x',
    titulo: '',
    empresa: '',
    fecha: '10/02/2026',
    textoPerfilOferta: '',
    ...offer,
  });
  const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
  const entries = Object.entries(detail).filter(
    ([key, value]) => !(serverKeys as readonly string[]).includes(key) && !isEmpty(value),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === 'ficheroInformacionComplementaria' ? 'a document' : value]),
  );
}
