import { useEffect, useEffectEvent, useState } from 'react';
import type { SelectOptions } from '../form/select-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import { townsWith } from './address.ts';
import { loadTowns } from './load-towns.ts';

/** Options from the portal's own files, loaded once `wanted`. */
function useLoaded(load: () => Promise<SelectOptions>, key: string, wanted: boolean): SelectOptions {
  const [loaded, setLoaded] = useState<{ key: string; options: SelectOptions }>();
  const [tries, setTries] = useState(0);
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (!wanted) return undefined;
    let isLeft = false;
    const publish = (options: SelectOptions): void => {
      if (!isLeft) setLoaded({ key, options });
    };
    begin().then(publish, () => {
      const retry = (): void => {
        setLoaded(undefined);
        setTries((count) => count + 1);
      };
      publish({ state: 'failed', retry });
    });
    return () => {
      isLeft = true;
    };
  }, [key, wanted, tries]);
  return loaded?.key === key ? loaded.options : { state: 'loading' };
}

/** The provinces of Spain as options; the unknown province is last. */
export function useProvinces(wanted: boolean): SelectOptions {
  const { language } = usePage();
  const load = async (): Promise<SelectOptions> => {
    const { provinceIds, provinceNames } = await import(/* at once */ '#core/contract/location/provinces.ts');
    const options = provinceIds(language).map((id) => ({
      value: String(id),
      label: provinceNames[id] ?? '',
    }));
    return { state: 'ready', options };
  };
  return useLoaded(load, language, wanted);
}

/**
 * The towns of a province as options.
 * @param stored town of the stored address; empty for none
 */
export function useTowns(province: string, stored: string, wanted: boolean): SelectOptions {
  const load = async (): Promise<SelectOptions> => {
    const towns = await loadTowns(Number(province));
    const options = townsWith(stored, towns).map((name) => ({ value: name, label: name }));
    return { state: 'ready', options };
  };
  return useLoaded(load, `${province} ${stored}`, wanted);
}
