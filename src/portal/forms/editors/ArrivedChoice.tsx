import type { ReactNode } from 'react';
import { useAnnounce } from '#portal/island/use-announce.ts';
import type { FormValues } from '../form/native-fields.ts';

interface ArrivedChoiceProps {
  /** Values of the form. */
  mine: FormValues;
  /** Values of the earlier submission that arrived; `undefined` if they equal those of the form. */
  arrived: FormValues | undefined;
  labels: Readonly<Record<string, string>>;
  /** Message with the labels of the fields that changed since the earlier submission. */
  text: (names: string) => string;
  /** Buttons and links to go on with. */
  children: ReactNode;
}

/** Choices after an earlier submission arrived and the form was changed since. */
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
