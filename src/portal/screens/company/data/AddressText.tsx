import type { PostalAddress } from '#core/contract/entities/company.ts';
import { readableTown } from '#core/model/towns.ts';
import { provinceNames } from '#core/contract/location/provinces.ts';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';

/** An address in the lines in which one writes it. */
export function AddressText({ address }: { address: PostalAddress }) {
  const { direccion, cp, localidad, idProvincia, provincia, idPais } = address;
  const country = useLabels('paises', idPais);
  const region = (idProvincia === undefined ? undefined : provinceNames[idProvincia]) ?? provincia;
  const lines = {
    street: direccion,
    town: [cp, readableTown(localidad ?? '')].filter(Boolean).join(' '),
    region: [region, country(idPais)].filter(Boolean).join(', '),
  };
  return (
    <p className="company-address">
      {Object.entries(lines).map(([key, line]) => line && <span key={key}>{line}</span>)}
    </p>
  );
}
