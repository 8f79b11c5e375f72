import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useFormScope } from '../form/form-context.ts';
import { type AddressValues, hasTownList, isInSpain } from './address.ts';
import { useDomain } from '../fields/use-domain.ts';
import { useProvinces, useTowns } from './use-towns.ts';

/** Country select; it precedes the tax number and the address, whose fields depend on the country. */
export function CountryField({ label }: { label: string }) {
  const countries = useDomain('paises');
  return <SelectField name="idPais" label={label} options={countries} autoComplete="country" />;
}

/** Street, postcode, province and town; in Spain, province and town are selects. */
export function AddressFields() {
  const { form, t } = useFormScope();
  const values = form.values as AddressValues;
  const inSpain = isInSpain(values);
  const isTownSelect = hasTownList(values);
  const provinces = useProvinces(inSpain);
  const isChosen = values.idProvincia !== '';
  const initial = form.initial as AddressValues;
  const storedTown = initial.idProvincia === values.idProvincia ? initial.localidad : '';
  const towns = useTowns(values.idProvincia, storedTown, isTownSelect && isChosen);
  return (
    <>
      <TextField
        name="direccion"
        label={t('frame.street')}
        hint={t('frame.streetHint')}
        autoComplete="address-line1"
        maxLength={150}
      />
      <TextField
        name="cp"
        label={t('frame.postcode')}
        autoComplete="postal-code"
        inputMode={inSpain ? 'numeric' : 'text'}
        maxLength={20}
      />
      {inSpain ? (
        <SelectField
          key="idProvincia"
          name="idProvincia"
          label={t('frame.province')}
          options={provinces}
          autoComplete="address-level1"
        />
      ) : (
        <TextField
          key="provincia"
          name="provincia"
          label={t('frame.province')}
          autoComplete="address-level1"
          maxLength={150}
        />
      )}
      {isTownSelect ? (
        <SelectField
          key={`towns-${values.idProvincia}`}
          name="localidad"
          label={t('frame.town')}
          hint={!isChosen && t('frame.townHint')}
          options={isChosen ? towns : []}
          autoComplete="address-level2"
        />
      ) : (
        <TextField
          key="localidad"
          name="localidad"
          label={t('frame.town')}
          autoComplete="address-level2"
          maxLength={150}
        />
      )}
    </>
  );
}
