import { useEffect, useEffectEvent, useState } from 'react';
import type { SelectOptions } from '../form/select-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import { townsWith } from './address.ts';
import { loadTowns } from './load-towns.ts';

/** Entries that the portal itself brings along, loaded when they are wanted. */
function useLoaded(load: () => Promise<SelectOptions>, key: string, wanted: boolean): SelectOptions {
  const [loaded, setLoaded] = useState<{ key: string; options: SelectOptions }>();
  const [tries, setTries] = useState(0);
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (!wanted) return undefined;
    let isLeft = false;
    const show = (options: SelectOptions): void => {
      if (!isLeft) setLoaded({ key, options });
    };
    begin().then(show, () => {
      const retry = (): void => {
        setLoaded(undefined);
        setTries((count) => count + 1);
      };
      show({ state: 'failed', retry });
    });
    return () => {
      isLeft = true;
    };
  }, [key, wanted, tries]);
  return loaded?.key === key ? loaded.options : { state: 'loading' };
}

/** The provinces of Spain, the unknown one last. */
export function useProvinces(wanted: boolean): SelectOptions {
  const { language } = usePage();
  const load = async (): Promise<SelectOptions> => {
    const { provinceIds, provinceNames } = await import('#core/contract/location/provinces.ts');
    const options = provinceIds(language).map((id) => ({
      value: String(id),
      label: provinceNames[id] ?? '',
    }));
    return { state: 'ready', options };
  };
  return useLoaded(load, language, wanted);
}

/**
 * The towns of a province by their names.
 * @param known the town that was known there before, empty for none
 */
export function useTowns(province: string, known: string, wanted: boolean): SelectOptions {
  const load = async (): Promise<SelectOptions> => {
    const towns = await loadTowns(Number(province));
    const options = townsWith(known, towns).map((name) => ({ value: name, label: name }));
    return { state: 'ready', options };
  };
  return useLoaded(load, `${province} ${known}`, wanted);
}
