import type * as offerDetail from '#core/contract/entities/offer-detail.ts';
import { type EntityDocs, describeListId, describe, part } from '../key-docs.ts';
import { company, fileAt, place, tutor, workplace } from '../examples.ts';
import { offerCardKeys } from './offer.ts';
import { admiteMenores, offerFieldKeys } from './offer-fields.ts';
import { idPerfil } from './offer-form.ts';

const {
  dniTutorEmpresa: _dniTutor,
  emailTutorEmpresa: _emailTutor,
  telefonoTutorEmpresa: _telefonoTutor,
  nombreCandidato: _nombre,
  apellidosCandidato: _apellidos,
  dniCandidato: _dni,
  numeroPedido: _pedido,
  observaciones: _observaciones,
  ocultarDatosEmpresa: _ocultar,
  solicitante: _solicitante,
  ...seenKeys
} = offerFieldKeys;

export const offerDetailDocs = {
  offerDetailSchema: {
    text: 'An offer as a student sees it: without what stays between company and university and, if it is anonymous, without what would tell whose it is.',
    keys: {
      ...seenKeys,
      ...offerCardKeys,
      idProvincia: describeListId(
        'provincias',
        'Province of the work in Spain; `provincia` has its name here, as in lists.',
        place.provincia,
      ),
      idPerfil,
      datosEmpresa: part('What students see of the company; absent in an anonymous offer.', {
        nombre: describe('Trade name.', company.nombreComercial),
        descripcion: describe('What the company does.', company.descripcion),
        web: describe('Web address.', company.web),
        sector: describeListId('sectoresActividad', 'Sector of its activity.'),
        urlLogo: describe('Address of its logo, if it lets the university show it.', fileAt('logo-214.png')),
      }),
      ficheroInformacionComplementaria: describe(
        'Address of the file with further information; absent without one, and in an anonymous offer. A link to a file, which stops working after a while.',
        fileAt('practicas-1042.pdf'),
      ),
      inscrito: describe('Whether the reader has applied, whatever became of it.', true),
      estado: describeListId('estadosCandidaturasAlumno', 'State of the own candidacy; absent without one.'),
      admiteMenores,
      requisitos:
        'Conditions that the offer has, in their order, and whether the reader meets them. The company of the offer is told all of them as met: it reads what students are asked for.',
      nombresTutores: describe('Names of the contacts in `tutores`, which no student can look up.', [
        `${tutor.nombre} ${tutor.apellidos}`,
      ]),
      nombreCentroPracticas: describe(
        'Name and address of `centroPracticas`, which no student can look up.',
        `${workplace.nombre}, ${place.direccion}, ${place.localidad}`,
      ),
    },
  },
} satisfies EntityDocs<typeof offerDetail>;
