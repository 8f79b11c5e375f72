import { expect, it } from 'vitest';
import { identityFlags } from './identity-fields.ts';

it('shows the kind of company only if the brand asks for it', () => {
  const without = identityFlags({ requestTipoEmpresa: false }, {});
  expect(without.hidden).toEqual(expect.arrayContaining(['tipoEmpresa', 'startup', 'iban', 'web']));
  expect(without.required).toEqual(['nombreFiscal', 'nombreComercial', 'sector']);
  const asking = identityFlags({ requestTipoEmpresa: true }, {});
  expect(asking.hidden).not.toContain('tipoEmpresa');
  expect(asking.required).toContain('tipoEmpresa');
});

it('requires fields that the server would not empty', () => {
  const { required } = identityFlags({ requestTipoEmpresa: false }, { anioFundacion: 1980, tipoSociedad: 2 });
  expect(required).toEqual(expect.arrayContaining(['anioFundacion', 'tipoSociedad']));
  expect(required).not.toContain('numeroDeEmpleados');
});
