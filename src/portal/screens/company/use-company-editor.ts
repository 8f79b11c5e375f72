import { useStore } from '@nanostores/react';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { type EditorOptions, type EditorState, useEditor } from '#portal/forms/editors/use-editor.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { type CompanyData, fieldsOfCompanyCodes } from '#portal/pieces/company-data/company-data.ts';
import { dataPart } from './company-store.ts';
import { company, knownCompany } from './portal-company.ts';

/** State of an editor's form on the company's page; renders again when the company changes. */
export function useCompanyEditor<V extends FormValues, P>(
  options: Omit<EditorOptions<V, P>, 'side' | 'onSaved'>,
): EditorState<V> {
  useStore(company.$record);
  return useEditor({
    ...options,
    side: 'company',
    onSaved: () => {
      queryCache.drop(dameDatosEmpresa);
      queryCache.drop(faltanDatosAlaEmpresa);
    },
  });
}

interface DataEditorOptions<V extends FormValues> extends Pick<
  EditorOptions<V, unknown>,
  'initial' | 'validate'
> {
  /** Keys of the company's data that the editor changes. */
  keys: readonly (keyof CompanyData)[];
  changes: (values: V) => CompanyData;
}

/** State of an editor's form for keys of the company's data. */
export function useDataEditor<V extends FormValues>({ keys, changes, ...options }: DataEditorOptions<V>) {
  const part = (): CompanyData => dataPart(knownCompany(), keys);
  return useCompanyEditor<V, CompanyData>({
    ...options,
    opened: part(),
    part,
    save: (opened, values) => company.saveData(opened, changes(values)),
    fields: fieldsOfCompanyCodes as EditorOptions<V, CompanyData>['fields'] & object,
  });
}
