import type { ReactNode } from 'react';
import { useAnnounce } from '#portal/island/use-announce.ts';
import type { FormValues } from '../form/native-fields.ts';

interface ArrivedChoiceProps {
  /** What stands in the form, and in what has arrived; `undefined` where both say the same. */
  mine: FormValues;
  arrived: FormValues | undefined;
  labels: Readonly<Record<string, string>>;
  /** Says what has changed since the earlier try, by the names of the fields. */
  text: (names: string) => string;
  /** The ways on. */
  children: ReactNode;
}

/** What to do with something that was sent before and has arrived, while the form says something else by now. */
export function ArrivedChoice({ mine, arrived, labels, text, children }: ArrivedChoiceProps) {
  const differing = Object.keys(labels).filter((name) => arrived && mine[name] !== arrived[name]);
  const names = [...new Set(differing.map((name) => labels[name] ?? ''))].join(', ');
  const message = names && text(names);
  useAnnounce(message);
  return (
    <div className="conflict">
      {message && <p>{message}</p>}
      {children}
    </div>
  );
}
