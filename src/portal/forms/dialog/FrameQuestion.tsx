import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { Button } from '#portal/ui/Button.tsx';
import type { IconShapes } from '#portal/ui/Icon.tsx';
import { FrameDialog } from '#portal/ui/FrameDialog.tsx';

interface FrameQuestionProps {
  icon: IconShapes;
  title: string;
  /** The offer that it is about. */
  about?: Pick<OfferCard, 'titulo' | 'empresa'>;
  children: ReactNode;
  /** Label of the button that leaves everything as it is, as Escape does. */
  no: string;
  onNo: () => void;
  /** The other answer: a button, or a link to where it goes on. */
  yes: string;
  href?: string | undefined;
  onYes?: () => void;
  /** What the yes has started is under way: there is no answer to give until it is done. */
  isBusy?: boolean;
  /** The yes was given before, and something came in between: it has the focus. */
  expectsYes?: boolean;
}

/** A question of the frame with its two answers, open for as long as it is rendered. */
export function FrameQuestion({
  icon,
  title,
  about,
  children,
  no,
  onNo,
  yes,
  href,
  ...rest
}: FrameQuestionProps) {
  const { onYes, isBusy = false, expectsYes = false } = rest;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The dialog, which is open by now, gave it to the first button.
    if (expectsYes) button.current?.focus();
  }, [expectsYes]);
  return (
    <FrameDialog
      icon={icon}
      title={title}
      {...(!isBusy && { onClose: onNo })}
      actions={
        <>
          <Button onClick={onNo} disabled={isBusy}>
            {no}
          </Button>
          {href ? (
            <a className="button button-primary" href={href} onClick={onYes}>
              {yes}
            </a>
          ) : (
            <Button ref={button} kind="primary" isBusy={isBusy} onClick={() => !isBusy && onYes?.()}>
              {yes}
            </Button>
          )}
        </>
      }
    >
      {about && (
        <p>
          <strong>{about.titulo}</strong>
          <br />
          {about.empresa}
        </p>
      )}
      {children}
    </FrameDialog>
  );
}
