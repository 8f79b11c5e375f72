import * as z from 'zod/mini';
import { extension, id, optionalKeys, text } from '#api/fields.ts';
import { offerCardShape } from './offer.ts';
import { offerFieldsShape } from './offer-form.ts';

/** A condition of an offer, and whether the reader meets it. */
export const requirementSchema = z.object({ codigo: id(), cumple: z.boolean(), texto: text() });

/** What a student sees of the company: nothing in an anonymous offer. */
const offeringCompanySchema = z.object({
  nombre: text(),
  descripcion: z.optional(text()),
  web: z.optional(text()),
  sector: z.optional(id()),
  urlLogo: z.optional(text()),
});

/** Fields of an offer that stay between company and university. */
const internalKeys = {
  dniTutorEmpresa: true,
  emailTutorEmpresa: true,
  telefonoTutorEmpresa: true,
  nombreCandidato: true,
  apellidosCandidato: true,
  dniCandidato: true,
  numeroPedido: true,
  observaciones: true,
  ocultarDatosEmpresa: true,
  solicitante: true,
} as const;

/** An offer as a student sees it. */
export const offerDetailSchema = z.extend(z.omit(optionalKeys(offerFieldsShape), internalKeys), {
  ...offerCardShape,
  /** Name of the province. `provincia` of the form is `idProvincia` here, as lists carry the name. */
  idProvincia: z.optional(id()),
  idPerfil: z.literal([1, 2]),
  datosEmpresa: z.optional(offeringCompanySchema),
  ficheroInformacionComplementaria: z.optional(text()),
  inscrito: z.optional(z.boolean()),
  /** Own application, if there is one: its state. */
  estado: z.optional(id()),
  requisitos: extension(z.array(requirementSchema)),
  /** Names of the contacts in `tutores`, which no student can look up. */
  nombresTutores: extension(z.array(text())),
  /** Name and address of `centroPracticas`. */
  nombreCentroPracticas: extension(text()),
});

export type OfferDetail = z.infer<typeof offerDetailSchema>;
export type Requirement = z.infer<typeof requirementSchema>;
