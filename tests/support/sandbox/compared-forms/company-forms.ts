import { publicBrand } from '#core/brand/public-brand.ts';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { addressOf, addressProblems, type AddressValues } from '#portal/forms/address/address.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import { companyChanges, companyProblems, onlyFields } from '#portal/pieces/company-data/company-data.ts';
import { companyForm, signerForm } from '#portal/pieces/company-data/company-forms.ts';
import { signerOf, signerProblems } from '#portal/pieces/company-data/signer-rules.ts';
import {
  contactChanges,
  contactFlags,
  contactProblems,
  contactValues,
} from '#portal/pieces/contact/contact-fields.ts';
import { contactForm } from '#portal/pieces/contact/contact-form.ts';
import { agreementForm } from '#portal/screens/agreements/agreement-form.ts';
import { agreementProblems, agreementRequest } from '#portal/screens/agreements/agreement-values.ts';
import { accountForm } from '#portal/screens/company/accounts/account-form.ts';
import { accountOf, accountProblems } from '#portal/screens/company/accounts/account-rules.ts';
import { cifOf } from '#sandbox/seed/seed-data.ts';
import { contactForm as contact, fiscalForm } from '../make-companies.ts';
import type { ComparedForm, FormSandbox } from './compared-form.ts';

/** Forms of a company's own data: contacts, invoicing, agreements, addresses. */
export function companyForms({ brand, ids }: FormSandbox): ComparedForm[] {
  const { settings } = publicBrand(brand, 'es');
  const contactOf = contactFlags(settings);
  const fullContact = {
    ...contact,
    direccion: 'Calle Mayor',
    localidad: 'Madrid',
    provincia: 'Madrid',
    cp: '28001',
  };
  const signer = formValues(signerForm, { nombre: 'Remei', apellidos: 'Oller', cargo: 'Gerente' });
  const identity = onlyFields(
    ['nombreFiscal', 'nombreComercial', 'sector', 'anioFundacion', 'web', 'iban'],
    ['nombreFiscal', 'sector'],
  );
  const address = {
    idPais: '1',
    direccion: 'Calle Mayor',
    cp: '28001',
    idProvincia: '28',
    provincia: '',
    localidad: 'Madrid',
  };
  const text = (max: number) => ({ kind: 'text', max }) as const;
  const addressForm = {
    fields: {
      direccion: text(150),
      cp: text(150),
      localidad: text(150),
      idProvincia: { kind: 'choice' } as const,
    },
  };
  return [
    {
      name: 'contact',
      call: 'editaContactoEmpresa',
      as: 'company',
      form: contactForm,
      base: contactValues({ ...fullContact, idPais: 1 }),
      problems: (values) => contactProblems(values, contactOf),
      body: (values) => ({ idContacto: ids.colleague, ...contactChanges(values, contactOf) }),
    },
    {
      name: 'account',
      call: 'addCuentaFacturacion',
      as: 'company',
      form: accountForm,
      base: formValues(accountForm, {
        ...fiscalForm,
        CIF: cifOf(5_000_900),
        requiereEnvioPostalFacturas: true,
        domicilioEnvioPostal: 'Apartado 7',
      }),
      problems: accountProblems,
      body: accountOf,
    },
    {
      name: 'agreement',
      call: 'addConvenioEmpresa',
      as: 'company',
      form: { fields: { ...agreementForm.fields, ...signerForm.fields } },
      base: {
        ...formValues(agreementForm, {
          idContactoEmpresaGestion: ids.contact,
          idContactoEmpresaFacturacion: ids.contact,
          idCuentaFacturacion: ids.account,
          requierePedido: true,
          pedidoAnual: true,
          numeroPedido: 'P-7',
          ibanDomiciliacion: 'ES9121000418450200051332',
        }),
        ...signer,
        tramitacion: 'digital',
        formaPago: 'domiciliacion',
      },
      problems: (values) => agreementProblems(values as never),
      body: (values) => agreementRequest(values as never),
    },
    {
      name: 'company',
      call: 'editaEmpresaCompletos',
      as: 'company',
      form: companyForm,
      base: formValues(companyForm, { nombreFiscal: 'Taller, S. L.', sector: 1 }),
      problems: (values) => companyProblems(values, identity, 2026),
      body: (values) => companyChanges(values, identity),
    },
    {
      name: 'address',
      call: 'editaEmpresaCompletos',
      as: 'company',
      form: addressForm,
      base: address,
      problems: (values) => onlyProblems(addressProblems(values as AddressValues)),
      body: (values) => ({ domicilioFiscal: addressOf(values as AddressValues) }),
    },
    {
      name: 'signer',
      call: 'editaEmpresaCompletos',
      as: 'company',
      form: signerForm,
      base: signer,
      problems: signerProblems,
      body: (values) => ({ firmante: signerOf(values) }),
    },
  ];
}
