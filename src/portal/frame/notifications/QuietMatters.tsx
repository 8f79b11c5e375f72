import { useStore } from '@nanostores/react';
import bellOff from 'icon:bell-off';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import type { Matter } from './notification-groups.ts';
import { $quietMatters, toggleQuiet } from './quiet-matters.ts';

interface QuietMattersProps {
  matters: readonly Matter[];
  nameOf: (matter: Matter) => string;
}

/** Which matters of notifications are counted on the bell, and which are quiet in this tab. */
export function QuietMatters({ matters, nameOf }: QuietMattersProps) {
  const { t } = usePage().format;
  const quiet = useStore($quietMatters);
  return (
    <details className="notification-quiet">
      <summary>
        <Icon shapes={bellOff} />
        {t('frame.quietMatters')}
      </summary>
      <fieldset>
        <legend>{t('frame.quietMattersText')}</legend>
        {matters.map((matter) => (
          <label key={matter}>
            <input type="checkbox" checked={quiet.includes(matter)} onChange={() => toggleQuiet(matter)} />
            {nameOf(matter)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
