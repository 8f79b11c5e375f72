import * as z from 'zod/mini';
import { extension, id, optionalKeys, text } from '#core/contract/fields.ts';
import { offerCardShape } from './offer.ts';
import { offerFieldsShape } from './offer-form.ts';
import { requirementSchema } from './requirement.ts';

/** The company of an offer as students see it; absent in an anonymous offer. */
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
  idProvincia: z.optional(id()),
  idPerfil: z.literal([1, 2]),
  datosEmpresa: z.optional(offeringCompanySchema),
  ficheroInformacionComplementaria: z.optional(text()),
  inscrito: z.optional(z.boolean()),
  /** State of the student's own application, if any. */
  estado: z.optional(id()),
  admiteMenores: extension(z.boolean()),
  requisitos: extension(z.array(requirementSchema)),
  nombresTutores: extension(z.array(text())),
  nombreCentroPracticas: extension(text()),
});

export type OfferDetail = z.infer<typeof offerDetailSchema>;
